import { pageNumber, pageNumberOf, pageOf } from './paging';

const list = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  [0, 1, 0, 1],
  [1, 1, 1, 1],
  [20, 1, 20, 1],
  [21, 1, 20, 2],
  [21, 2, 1, 2],
  [40, 2, 20, 2],
])('%i items, page %i: %i shown of %i pages', (length, number, shown, total) => {
  expect(pageOf(list(length), number, 20)).toMatchObject({ number, total });
  expect(pageOf(list(length), number, 20)?.items).toHaveLength(shown);
});

test.each([0, 2, -1, 1.5, NaN])('twenty items have no page %d', (number) => {
  expect(pageOf(list(20), number, 20)).toBeNull();
});

test.each([
  [0, 1],
  [19, 1],
  [20, 2],
])('item %i is on page %i', (index, number) => {
  expect(pageNumberOf(index, 20)).toBe(number);
});

test.each(['1', '12', '999999'])('%s is a page number', (segment) => {
  expect(pageNumber(segment)).toBe(Number(segment));
});

test.each(['', '0', '01', '-1', '1.0', '1e3', ' 1', '২', '1000000', 'find'])('"%s" is none', (segment) => {
  expect(pageNumber(segment)).toBeNaN();
});
