import { homeNotices, sortNotices, tickerNotices, type Notice } from './notice';

function notice(id: string, created: string | null, showScroll = true): Notice {
  return { id, title: { en: `Notice ${id}`, bn: '' }, file: null, created, showScroll, category: '' };
}
const ids = (notices: Notice[]) => notices.map(({ id }) => id);

test('notices are newest first by creation date, undated last', () => {
  const sorted = sortNotices([notice('1', null), notice('2', '2024-01-01T00:00:00.000Z'), notice('3', '2024-02-01T00:00:00.000Z')]);
  expect(ids(sorted)).toEqual(['3', '2', '1']);
});

test('the ticker shows scrolling notices only, by id descending as numbers', () => {
  expect(ids(tickerNotices([notice('9', null), notice('10', null), notice('11', null, false)]))).toEqual(['10', '9']);
});

test('the home board takes the newest five first and then keeps the scrolling ones', () => {
  const day = (n: number) => `2024-01-0${n}T00:00:00.000Z`;
  const notices = [notice('1', day(1)), notice('2', day(2), false), notice('3', day(3)), notice('4', day(4)), notice('5', day(5)), notice('6', day(6), false)];
  expect(ids(homeNotices(notices))).toEqual(['5', '4', '3']);
});
