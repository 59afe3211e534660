import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SearchDocument } from './document';

/*
 * Only for the quality table: the sample school as search documents, read straight from its JSON with as little
 * logic as will do, so that the table measures the search and nothing else. A document's id is its address.
 */

const SAMPLE_SCHOOL = path.join(process.cwd(), 'lib/sample-school');

const text = z.union([z.string(), z.number()]).nullish().transform((value) => String(value ?? ''));
const row = z.record(z.string(), z.unknown());
const siteMap = z.object({ SiteMapList: z.array(row) });
type Row = z.infer<typeof row>;
type Texts = [en: string, bn: string];

const KIND_OF_CATEGORY: Readonly<Record<string, [SearchDocument['kind'], string]>> = {
  'News And Events': ['news', '/news-and-events'],
  'News & Events': ['news', '/news-and-events'],
  'সংবাদ ও ইভেন্ট': ['news', '/news-and-events'],
  Achievement: ['achievement', '/achievements'],
  Achievements: ['achievement', '/achievements'],
};

export function sampleDocuments(): SearchDocument[] {
  const menu = siteMap.parse(dataOf('AppStructureClient/client-basics.json')).SiteMapList;
  return [...notices(), ...contents(menu), ...people(), ...governingBody(), ...albums(), ...menuItems(menu)];
}

function notices(): SearchDocument[] {
  return rowsOf('NoticeClient/notices.json').map((notice) =>
    document('notice', `/notice/${one(notice, 'Id')}`, {
      title: [one(notice, 'EnglishTitle'), one(notice, 'BanglaTitle')],
      body: [one(notice, 'NoticeCategoryName'), ''],
      date: one(notice, 'CreatedDate'),
    }),
  );
}

function contents(menu: readonly Row[]): SearchDocument[] {
  return rowsOf('ContentClient/contents.json').flatMap((content) => {
    const title: Texts = [one(content, 'TitleEn'), one(content, 'TitleBn')];
    const files = z.array(row).nullish().parse(content['ShowAttachments']) ?? [];
    const captions = files.map((file) => one(file, 'Title')).join(' ');
    const body: Texts = [`${one(content, 'DetailsEn')} ${captions}`, one(content, 'DetailsBn')];
    const [kind, list] = KIND_OF_CATEGORY[one(content, 'ContentCategoryName')] ?? [];
    if (kind !== undefined) {
      return document(kind, `${list}/${one(content, 'Id')}`, { title, body, date: one(content, 'CurrentDate') });
    }
    const item = menu.find((candidate) => one(candidate, 'MenuCode') === one(content, 'MenuCode'));
    return item === undefined ? [] : document('page', addressOf(item), { title, body });
  });
}

function people(): SearchDocument[] {
  return rowsOf('TeacherStaffClient/teachers-staffs.json').map((person) =>
    document('person', `/administration/teacher-information#${one(person, 'Id')}`, {
      title: [one(person, 'EmployeeName'), one(person, 'EmployeeNameBangla')],
      body: [`${one(person, 'Designation')} ${one(person, 'Department')}`, one(person, 'DesignationBangla')],
    }),
  );
}

function governingBody(): SearchDocument[] {
  return rowsOf('GBMessageClient/governing-bodies.json').map((member) =>
    document('person', `/administration/governing-body#${one(member, 'Id')}`, {
      title: [one(member, 'Name'), one(member, 'NameBangla')],
      body: [`${one(member, 'GBPosition')} ${one(member, 'InstitutePosition')}`, ''],
    }),
  );
}

function albums(): SearchDocument[] {
  return rowsOf('AlbumClient/image-albums.json').map((album) =>
    document('album', `/imageFolder/${one(album, 'Id')}`, {
      title: [one(album, 'AlbumName') || one(album, 'Name'), one(album, 'BanglaName')],
    }),
  );
}

function menuItems(menu: readonly Row[]): SearchDocument[] {
  return menu
    .filter((item) => one(item, 'MenuUrl').startsWith('/'))
    .map((item) => document('menu', addressOf(item), { title: [one(item, 'DisplayName'), one(item, 'DisplayNameBangla')] }));
}

/** The first of the several addresses that one field may hold. */
function addressOf(item: Row): string {
  return one(item, 'MenuUrl').split('|')[0]?.trim() ?? '';
}

function document(
  kind: SearchDocument['kind'],
  href: string,
  { title, body = ['', ''], date = '' }: { title: Texts; body?: Texts; date?: string },
): SearchDocument {
  const instant = date === '' ? null : `${date.slice(0, 19)}+06:00`;
  return { id: href, kind, href, title: { en: title[0], bn: title[1] }, body: { en: body[0], bn: body[1] }, date: instant };
}

function dataOf(file: string): unknown {
  return z.object({ data: z.unknown() }).parse(JSON.parse(readFileSync(path.join(SAMPLE_SCHOOL, file), 'utf8'))).data;
}

function rowsOf(file: string): Row[] {
  return z.array(row).parse(dataOf(file)).filter((record) => record['IsActive'] !== false);
}

/** A field as plain text; empty where it is missing. */
function one(record: Row, name: string): string {
  return text.parse(record[name]).replace(/<[^>]*>|&[a-z]+;/g, ' ').trim();
}
