import type { BilingualText } from '../i18n/bilingual';

/** Where a site map row leads. */
export type Destination =
  | { kind: 'none' }
  /** Addresses of this site, each opening the row's page; the first is the clean, canonical one. */
  | { kind: 'page'; paths: string[] }
  | { kind: 'external'; url: string };

/** A row of the site map after its quirks are gone. */
export interface SiteMapItem {
  id: number;
  /** 0 means top level. */
  parentId: number;
  menuCode: string;
  name: BilingualText;
  destination: Destination;
}
