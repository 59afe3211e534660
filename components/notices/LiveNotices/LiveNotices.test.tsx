import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { noticeWords } from '../notice-words';
import { NoticeSelector } from '../NoticeSelector/NoticeSelector';

const summary = (id: string) => ({ id, title: `Notice ${id}`, day: '', month: '', date: '', created: null, file: null });
const answer = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/notice');
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true });
});
afterEach(() => jest.useRealTimers());

async function openBoard(newest: string[] | Error) {
  answer.mockImplementation(async () => {
    if (newest instanceof Error) throw newest;
    return { ok: true, json: async () => newest.map(summary) };
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NoticeSelector lang="en" siteUrl="" siteName="" notices={[summary('2'), summary('1')]} isLive before="" after="" words={noticeWords('en')} />
    </SWRConfig>,
  );
  await act(() => jest.advanceTimersByTimeAsync(6000));
}

const titles = () => screen.getAllByRole('link').map((link) => link.textContent);

test('a notice that is published appears at the top and is announced', async () => {
  await openBoard(['3', '2', '1']);
  expect(answer).toHaveBeenCalledWith('/api/notices?lang=en');
  expect(titles()[0]).toContain('Notice 3 New');
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('1 new notice');
});

test('nothing new says nothing', async () => {
  await openBoard(['2', '1']);
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failure leaves the board as it is', async () => {
  await openBoard(new Error('offline'));
  expect(titles()).toHaveLength(2);
});
