/** @jest-environment node */
import type { ContentItem } from '../domain/content';
import type { GoverningBodyMessage } from '../domain/people';
import { sanitize } from '../html/sanitize';
import { subjectOf } from './page-subject';

const text = sanitize('<p>text</p>', undefined);
const item = (id: string, fields: Partial<ContentItem>): ContentItem => ({
  id, title: { en: '', bn: '' }, details: { en: text, bn: text }, menuCode: '', categoryId: '', categoryName: '', layout: 0, fileType: 0, date: null, attachments: [], ...fields,
});
const message = (designationId: number): GoverningBodyMessage => ({
  designationId, designation: { en: 'Principal', bn: '' }, name: { en: 'A', bn: '' }, image: null, details: { en: text, bn: text }, placement: '',
});
const page = (path: string, menuCode = '') => ({ name: { en: 'Page', bn: '' }, menuCode, path, itemId: null });

test('the content with the menu code wins over everything the page is named after', () => {
  const contents = [item('a', { categoryName: 'Mission' }), item('b', { menuCode: '57' })];
  expect(subjectOf(page('/mission', '57'), contents, [])).toMatchObject({ kind: 'content', item: { id: 'b' } });
  expect(subjectOf(page('/message-of-principal', '57'), contents, [message(6)])).toMatchObject({ kind: 'content' });
});

test.each([['/mission', 'Mission'], ['/vision', 'vision '], ['/why-we-are-best', 'আমরা কেন সেরা'], ['/our-aim', 'আমাদের লক্ষ্য']])(
  '%s shows the text of its category when no content has its menu code',
  (path, categoryName) => {
    expect(subjectOf(page(path), [item('a', {}), item('b', { categoryName })], [])).toMatchObject({ kind: 'content', item: { id: 'b' } });
    expect(subjectOf(page('/history'), [item('b', { categoryName })], [])).toEqual({ kind: 'nothing' });
  },
);

test('a message page shows its office’s message and no other’s', () => {
  expect(subjectOf(page('/message-of-principal'), [], [message(4), message(6)])).toMatchObject({ kind: 'messages', page: 'message-of-principal' });
  expect(subjectOf(page('/message-of-principal'), [], [message(4)])).toEqual({ kind: 'nothing' });
});

test('pages named after a list of people show the list', () => {
  expect(subjectOf(page('/staff-information'), [], [])).toMatchObject({ kind: 'people' });
});
