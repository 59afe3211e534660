import { median, pairedRatio, shown } from './statistics';

test('the median of odd, even and no values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('ratios are taken round by round', () => {
  expect(pairedRatio([10, 20, 30], [10, 10, 10])).toBe(2);
  expect(pairedRatio([10, 200], [10, 100])).toBe(1.5);
});

test('numbers carry no more digits than they mean', () => {
  expect([12345.6, 12.34, 1.234, 0.5, NaN].map((value) => shown(value))).toEqual(['12,346', '12.3', '1.23', '0.5', '–']);
});
