import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { clockFormat } from './clock-text';
import { HeaderClock } from './HeaderClock';

const EN = { am: 'AM', pm: 'PM' };
const BN = { am: 'পূর্বাহ্ণ', pm: 'অপরাহ্ণ' };
const AFTER_MIDNIGHT_IN_DHAKA = new Date('2026-11-20T18:05:09Z');

test('shows weekday, 12-hour time, month, day and year at the school', () => {
  expect(clockFormat('en', 'Asia/Dhaka', EN)(AFTER_MIDNIGHT_IN_DHAKA)).toEqual({
    weekday: 'Saturday',
    time: '12:05:09 AM',
    date: 'November 21, 2026',
  });
});

test('afternoon is PM', () => {
  expect(clockFormat('en', 'Asia/Dhaka', EN)(new Date('2026-11-21T11:00:00Z')).time).toBe('05:00:00 PM');
});

test('is Bengali on Bengali pages, digits included', () => {
  const text = clockFormat('bn', 'Asia/Dhaka', BN)(AFTER_MIDNIGHT_IN_DHAKA);
  expect(text.weekday).toBe('শনিবার');
  expect(text.time).toBe('১২:০৫:০৯ পূর্বাহ্ণ');
  expect(text.date).toBe('নভেম্বর ২১, ২০২৬');
});

test('the server draws an empty place, so nothing can mismatch', () => {
  expect(renderToString(<HeaderClock lang="en" zone="Asia/Dhaka" {...EN} />)).not.toMatch(/\d:\d/);
});

test('ticks every second and stops when it goes', () => {
  jest.useFakeTimers({ now: AFTER_MIDNIGHT_IN_DHAKA });
  const { container, unmount } = render(<HeaderClock lang="en" zone="Asia/Dhaka" {...EN} />);
  expect(container).toHaveTextContent('');
  act(() => jest.runOnlyPendingTimers());
  expect(container).toHaveTextContent('12:05:09 AM');
  act(() => jest.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('12:05:10 AM');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
