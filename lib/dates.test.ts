/** @jest-environment node */
import { dayAndMonth, formatDate, formatMonth, monthOf, parseSchoolTime } from './dates';

const DHAKA = 'Asia/Dhaka';

test('a date without a zone is the wall clock of the school, whatever zone the server runs in', () => {
  expect(parseSchoolTime('2024-07-16T10:20:30.123', DHAKA)).toBe('2024-07-16T04:20:30.123Z');
  expect(parseSchoolTime('2024-07-16 10:20', DHAKA)).toBe('2024-07-16T04:20:00.000Z');
  expect(parseSchoolTime('2024-07-16', DHAKA)).toBe('2024-07-15T18:00:00.000Z');
  expect(parseSchoolTime('2024-07-16T10:20:30', 'Europe/London')).toBe('2024-07-16T09:20:30.000Z');
});

test('a date with a zone is that instant', () => {
  expect(parseSchoolTime('2024-07-16T10:20:30Z', DHAKA)).toBe('2024-07-16T10:20:30.000Z');
  expect(parseSchoolTime('2024-07-16T10:20:30+06:00', DHAKA)).toBe('2024-07-16T04:20:30.000Z');
});

test.each(['', 'soon', '16/07/2024', '2024-13-01', '2024-02-30', '0001-01-01T00:00:00', '2024-07-16T25:00:00', '2024-07-16T10'])(
  '%j is no date',
  (raw) => {
    expect(parseSchoolTime(raw, DHAKA)).toBeNull();
  },
);

test('dates are printed dd-MM-yyyy as the school sees them, in the digits of the page', () => {
  const lateEvening = '2024-07-15T18:30:00.000Z';
  expect(formatDate(lateEvening, DHAKA, 'en')).toBe('16-07-2024');
  expect(formatDate(lateEvening, DHAKA, 'bn')).toBe('১৬-০৭-২০২৪');
});

test('the notice list shows day and short month', () => {
  expect(dayAndMonth('2024-07-05T10:00:00.000Z', DHAKA, 'en')).toEqual({ day: '05', month: 'Jul' });
  expect(dayAndMonth('2024-07-05T10:00:00.000Z', DHAKA, 'bn')).toEqual({ day: '০৫', month: 'জুলাই' });
});

test('months are those of the school', () => {
  expect(monthOf('2024-06-30T18:30:00.000Z', DHAKA)).toBe('2024-07');
  expect(formatMonth('2024-07', 'en')).toBe('July 2024');
  expect(formatMonth('2024-07', 'bn')).toBe('জুলাই ২০২৪');
});
