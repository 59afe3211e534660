/** @jest-environment node */
import { sitePages } from '../catalogue/catalogue';
import { untidyMaterial, untidySchool } from '../catalogue/untidy-material';
import { buildSearchIndex } from '../search/search-index';
import { searchDocuments } from './documents';

const documents = [...searchDocuments(untidyMaterial, sitePages(untidyMaterial), untidySchool)];
const index = buildSearchIndex(documents);
const find = (query: string) => index.search(query, { limit: 5, lang: 'en', now: new Date('2026-11-20') }).hits.map(({ document }) => `${document.kind} ${document.href}`);

it('gives each thing one name', () => {
  const ids = documents.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['exam routine', 'notice /notice/7'],
  ['পরীক্ষার রুটিন', 'notice /notice/7'],
  ['porikkha', 'notice /notice/7'],
  ['founded by the river', 'page /history'],
  ['our story', 'page /history'],
  ['races', 'news /news-and-events/100'],
  ['plan', 'news /news-and-events/100'],
  ['culture', 'achievement /achievements/102'],
  ['Nasima', 'person /administration/teacher-information'],
  ['physics', 'person /administration/teacher-information'],
  ['করিম মিয়া', 'person /administration/staff-information'],
  ['A. Karim', 'person /administration/governing-body'],
  ['welcome all', 'page /administration/message-of-principal'],
  ['picnic', 'album /imageFolder/1'],
  ['board', 'menu https://board.example/x?a=1&b=2'],
  ['Empty page', 'menu /empty'],
  ['01811-000000', 'page /contact'],
  ['rajshahi', 'page /contact'],
])('finds by %j: %s', (query, expected) => {
  expect(find(query)).toContain(expected);
});

it('holds nothing that its layout hides', () => {
  expect(find('hidden')).not.toContain('page /nothing');
});

it('has a page whose menu item has its name only once', () => {
  expect(documents.filter(({ href }) => href === '/history').map(({ kind, title }) => [kind, title.en])).toEqual([['page', 'History'], ['menu', 'History again']]);
});
