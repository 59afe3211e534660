import { act, render } from '@testing-library/react';
import { SiteBasicsStore } from './SiteBasicsStore';

const basics = { SiteMapList: [], Links: [], LocalOptions: [], Phone: '1', Email: 'e' };
const fetched = jest.fn(async () => ({ ok: true, json: async () => basics }));

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => jest.useRealTimers());

async function idle() {
  await act(() => jest.advanceTimersByTimeAsync(5000));
}

test('stores the basics when the browser is idle, not before', async () => {
  render(<SiteBasicsStore lang="bn" />);
  expect(fetched).not.toHaveBeenCalled();
  await idle();
  expect(fetched).toHaveBeenCalledWith('/api/basics?lang=bn');
  expect(JSON.parse(localStorage.getItem('mainData') ?? '')).toEqual(basics);
});

test('does not ask again on the same day, but on the next', async () => {
  const { unmount } = render(<SiteBasicsStore lang="en" />);
  await idle();
  unmount();
  render(<SiteBasicsStore lang="en" />).unmount();
  const again = render(<SiteBasicsStore lang="en" />);
  await idle();
  expect(fetched).toHaveBeenCalledTimes(1);
  again.unmount();
  jest.setSystemTime(Date.now() + 86_400_001);
  render(<SiteBasicsStore lang="en" />);
  await idle();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failed answer keeps what is there', async () => {
  localStorage.setItem('mainData', '{"old":1}');
  fetched.mockImplementationOnce(async () => ({ ok: false, json: async () => basics }));
  render(<SiteBasicsStore lang="en" />);
  await idle();
  expect(localStorage.getItem('mainData')).toBe('{"old":1}');
});
