import { z } from 'zod';
import type { ImportantLink } from '../domain/school';
import type { BilingualText } from '../i18n/bilingual';
import { safeLink } from '../links';
import { destinationOf } from '../site-map/destination';
import type { SiteMapItem } from '../site-map/site-map';
import { ProviderFailure } from './failure';
import { firstOf, lineTrimming, number, optionalId, trimming } from './fields';
import { recordLink } from './parts';
import { readRecords, type RecordContext } from './records';

export const CLIENT_BASICS = 'AppStructureClient/client-basics';

/** What client-basics carries; '' or null for what this school's does not. */
export interface ClientBasics {
  name: BilingualText;
  phone: string;
  email: string;
  logo: string | null;
  address: string;
  shortAddress: string;
  /** Local options by name in lower case: `eiin`, `college code`, `siteauthor` … */
  options: ReadonlyMap<string, string>;
  siteMap: SiteMapItem[];
  links: { quick: ImportantLink[]; important: ImportantLink[] };
}

const QUICK_LINKS = 1;
const IMPORTANT_LINKS = 2;

const basics = z.object({
  ClientName: lineTrimming,
  EnglishName: lineTrimming,
  BanglaName: lineTrimming,
  Phone: lineTrimming,
  Email: lineTrimming,
  LogoUrl: trimming,
  Address: lineTrimming,
  Location: lineTrimming,
  ClientShortAddress: lineTrimming,
  // Without its site map an answer is no site basics, whatever else it holds.
  SiteMapList: z.array(z.unknown()),
  Links: z.unknown().optional(),
  LocalOptions: z.unknown().optional(),
});

const siteMapRow = z
  .object({
    Id: number,
    ParentId: number,
    MenuCode: optionalId,
    MenuUrl: trimming,
    DisplayName: lineTrimming,
    MenuName: lineTrimming,
    DisplayNameBangla: lineTrimming,
  })
  .refine((row) => row.Id !== null, 'no Id');

const linkRow = z.object({
  Type: number,
  DisplayName: lineTrimming,
  DisplayNameBangla: lineTrimming,
  Url: trimming,
});

const optionRow = z.object({
  KeyName: lineTrimming,
  KeyValue: lineTrimming,
  DisplayName: lineTrimming,
  TextValue: lineTrimming,
});

/**
 * The site basics. They are never null and always an object; a list inside that is missing counts as empty.
 * @throws ProviderFailure
 */
export function parseClientBasics(data: unknown, context: RecordContext): ClientBasics {
  const parsed = basics.safeParse(data);
  if (!parsed.success) throw new ProviderFailure(CLIENT_BASICS, 'envelope', 'data is no object with a site map');
  const row = parsed.data;
  return {
    name: { en: firstOf(row.EnglishName, row.ClientName), bn: row.BanglaName },
    phone: row.Phone,
    email: row.Email,
    logo: recordLink(row.LogoUrl, context),
    address: firstOf(row.Address, row.Location),
    shortAddress: row.ClientShortAddress,
    options: options(row.LocalOptions),
    siteMap: siteMap(row.SiteMapList),
    links: links(row.Links, context),
  };
}

function list(value: unknown): unknown {
  return value ?? null;
}

function siteMap(records: readonly unknown[]): SiteMapItem[] {
  const rows = readRecords(CLIENT_BASICS, records, siteMapRow, (row) => row);
  const parents = new Set(rows.map((row) => row.ParentId));
  return rows.map((row) => {
    const name = { en: firstOf(row.DisplayName, row.MenuName), bn: row.DisplayNameBangla };
    return {
      id: row.Id ?? 0,
      parentId: row.ParentId ?? 0,
      menuCode: row.MenuCode ?? '',
      name,
      destination: destinationOf(row.MenuUrl, name, !parents.has(row.Id)),
    };
  });
}

function links(value: unknown, context: RecordContext): ClientBasics['links'] {
  const rows = readRecords(CLIENT_BASICS, list(value), linkRow, (row) => {
    // A link to a page of the site itself is a path.
    const url = row.Url.startsWith('/') ? safeLink(row.Url) : recordLink(row.Url, context);
    const name = { en: row.DisplayName, bn: row.DisplayNameBangla };
    return url && (name.en || name.bn) ? { type: row.Type, link: { name, url } } : null;
  });
  const ofType = (type: number): ImportantLink[] => rows.filter((row) => row.type === type).map(({ link }) => link);
  return { quick: ofType(QUICK_LINKS), important: ofType(IMPORTANT_LINKS) };
}

/** Options come as {KeyName, KeyValue} and as {DisplayName, TextValue}; their names differ in case. */
function options(value: unknown): ReadonlyMap<string, string> {
  const rows = readRecords(CLIENT_BASICS, list(value), optionRow, (row) => row);
  return new Map(
    rows.map((row) => [firstOf(row.KeyName, row.DisplayName).toLowerCase(), firstOf(row.KeyValue, row.TextValue)]),
  );
}
