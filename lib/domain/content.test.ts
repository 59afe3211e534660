import { sanitize } from '../html/sanitize';
import { contentLayout, contentOfMenu, inCategory, isInCategory, type ContentItem } from './content';

const nothing = sanitize('', undefined);

function item(fields: Partial<ContentItem>): ContentItem {
  return {
    id: '1', title: { en: '', bn: '' }, details: { en: nothing, bn: nothing }, menuCode: '', categoryId: '', categoryName: '',
    layout: 0, fileType: 0, date: null, attachments: [], ...fields,
  };
}

test.each([
  [1, 1, 'imageList'], [2, 1, 'imageAndBody'], [3, 1, 'imageGrid'], [1, 3, 'documents'], [2, 3, 'nothing'], [0, 0, 'body'], [2, 0, 'nothing'],
])('LayOut %i with FileType %i is %s', (layout, fileType, expected) => {
  expect(contentLayout({ layout, fileType })).toBe(expected);
});

test('a pair the specification does not name still shows the text', () => {
  expect(contentLayout({ layout: 7, fileType: 2 })).toBe('body');
});

test.each(['News And Events', ' news & events ', 'NEWS  AND EVENTS', 'সংবাদ ও ইভেন্ট', 'নিউজ এন্ড ইভেন্টস', 'নিউস এন্ড ইভেন্টস '])(
  '%j is the news category',
  (categoryName) => {
    expect(isInCategory(item({ categoryName }), 'news')).toBe(true);
  },
);

test.each(['News', 'Events', 'Newsandevents', ''])('%j is not', (categoryName) => {
  expect(isInCategory(item({ categoryName }), 'news')).toBe(false);
});

test('achievements are items of category 8536 or of one of the names', () => {
  expect(isInCategory(item({ categoryId: '8536', categoryName: 'Old' }), 'achievements')).toBe(true);
  expect(isInCategory(item({ categoryName: 'Achievement' }), 'achievements')).toBe(true);
  expect(isInCategory(item({ categoryName: 'achievements ' }), 'achievements')).toBe(true);
  expect(isInCategory(item({ categoryId: '8537' }), 'achievements')).toBe(false);
  expect(isInCategory(item({ categoryId: '8536' }), 'news')).toBe(false);
});

test('a school can add its own names', () => {
  const own = item({ categoryName: 'আমাদের উদ্দেশ্য' });
  expect(isInCategory(own, 'ourAim')).toBe(false);
  expect(isInCategory(own, 'ourAim', { ourAim: ['আমাদের  উদ্দেশ্য'] })).toBe(true);
});

test('a category’s items are newest first, undated last', () => {
  const news = (id: string, date: string | null) => item({ id, date, categoryName: 'News And Events' });
  const items = [news('a', null), news('b', '2024-01-01T00:00:00.000Z'), item({ id: 'x' }), news('c', '2025-01-01T00:00:00.000Z')];
  expect(inCategory(items, 'news').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('of several contents with a menu code the first is shown; without a code there is none', () => {
  const items = [item({ id: 'a', menuCode: '' }), item({ id: 'b', menuCode: '22' }), item({ id: 'c', menuCode: '22' })];
  expect(contentOfMenu(items, '22')?.id).toBe('b');
  expect(contentOfMenu(items, '')).toBeUndefined();
});
