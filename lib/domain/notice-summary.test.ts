import { fileLink } from './file';
import { newNotices } from './new-notices';
import { noticeSummary } from './notice-summary';

const notice = {
  id: '7',
  title: { en: '', bn: 'ছুটির নোটিশ' },
  file: fileLink('/media/a.PDF'),
  created: '2026-11-20T18:30:00.000Z',
  showScroll: true,
  category: 'Holiday',
};

test('the day is that of the school, the title falls back to the other language', () => {
  expect(noticeSummary(notice, 'Asia/Dhaka', 'en', () => true)).toEqual({
    id: '7',
    title: 'ছুটির নোটিশ',
    day: '21',
    month: 'Nov',
    date: '21-11-2026',
    created: notice.created,
    file: { ...notice.file, framed: true },
  });
});

test('a notice without a date has none to show', () => {
  expect(noticeSummary({ ...notice, created: null }, 'Asia/Dhaka', 'bn', () => false)).toMatchObject({ day: '', month: '', date: '', created: null });
});

test('a picture and a document of another host are in no frame', () => {
  const framed = (url: string, host: string) => noticeSummary({ ...notice, file: fileLink(url) }, 'Asia/Dhaka', 'en', (asked) => asked.includes(host)).file?.framed;
  expect(framed('https://files.example/a.pdf', 'files.example')).toBe(true);
  expect(framed('https://other.example/a.pdf', 'files.example')).toBe(false);
  expect(framed('https://files.example/a.jpeg', 'files.example')).toBe(false);
});

test.each([
  ['9 8 7', '7 6', '9 8'],
  ['7 6', '7 6', ''],
  ['6', '7 6', ''],
  ['9 8', '', '9 8'],
  ['9 8', '1', '9 8'],
  ['', '1', ''],
])('of %s, where %s are known, [%s] are new', (newest, known, expected) => {
  const ids = (text: string) => text.split(' ').filter(Boolean);
  expect(newNotices(ids(newest).map((id) => ({ id })), new Set(ids(known))).map(({ id }) => id)).toEqual(ids(expected));
});
