import type { Notice } from './notice';
import { filterNotices, noticeCategories, noticeMonths, noticeQuery } from './notice-filter';

const zone = 'Asia/Dhaka';
const nothing = { words: '', category: '', month: '' };

function notice(id: string, created: string | null, category = '', en = 'Notice', bn = ''): Notice {
  return { id, title: { en, bn }, file: null, created, showScroll: false, category };
}

const notices = [
  notice('1', '2026-10-31T18:00:00Z', 'Exam', 'Half-yearly exam'),
  notice('2', '2026-10-31T17:59:59Z', 'Exam', '', 'ভর্তি বিজ্ঞপ্তি'),
  notice('3', null, 'Admission'),
];
const ids = (query: Partial<typeof nothing>) => filterNotices(notices, { ...nothing, ...query }, zone).map(({ id }) => id);

test('no question is answered with all', () => {
  expect(ids({})).toEqual(['1', '2', '3']);
});

test('a month begins and ends at midnight of the school', () => {
  expect(ids({ month: '2026-11' })).toEqual(['1']);
  expect(ids({ month: '2026-10' })).toEqual(['2']);
  expect(ids({ month: 'nonsense' })).toEqual([]);
});

test('words are looked for in both languages and in the category', () => {
  expect(ids({ words: 'EXAM' })).toEqual(['1', '2']);
  expect(ids({ words: 'ভর্তি' })).toEqual(['2']);
  expect(ids({ words: 'exam', category: 'Admission' })).toEqual([]);
});

test('categories and months are offered once', () => {
  expect(noticeCategories([...notices, notice('4', null)])).toEqual(['Admission', 'Exam']);
  expect(noticeMonths(notices, zone)).toEqual(['2026-11', '2026-10']);
  expect(noticeMonths([], zone)).toEqual([]);
});

test('odd addresses make plain queries', () => {
  expect(noticeQuery({})).toEqual(nothing);
  expect(noticeQuery({ q: [' a ', 'b'], month: undefined, category: [] })).toEqual({ ...nothing, words: 'a' });
  expect(noticeQuery({ q: 'x'.repeat(500) }).words).toHaveLength(100);
});
