import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestions } from '@/lib/site-search/suggestions';
import { SearchSuggestions } from './SearchSuggestions';

const answer: Suggestions = {
  label: 'Suggestions',
  status: '2 suggestions.',
  items: [
    { href: '/notice/7', title: { lang: 'bn', text: 'পরীক্ষার রুটিন', marks: [[0, 9]] }, kind: 'Notice' },
    { href: '/exam-routine', title: { lang: 'en', text: 'Exam routine', marks: [] }, kind: 'Page' },
  ],
};
const fetched = jest.fn();
const followed = jest.fn();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => ({ ok: true, json: async () => answer }));
  Object.assign(globalThis, { fetch: fetched });
  followed.mockReset();
  document.addEventListener('click', onClick);
});
afterEach(() => document.removeEventListener('click', onClick));

function onClick(event: MouseEvent) {
  if (event.target instanceof HTMLAnchorElement) followed(event.target.getAttribute('href'));
  event.preventDefault();
}

async function type(text: string) {
  const user = userEvent.setup();
  render(
    <form action="/search">
      <input id="q" aria-label="Search" />
      <SearchSuggestions inputId="q" lang="en" />
    </form>,
  );
  const field = screen.getByLabelText('Search');
  await user.click(field);
  await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
  await user.type(field, text);
  return { user, field };
}

it('is a plain field until a visitor turns to it', async () => {
  render(
    <form>
      <input id="q" aria-label="Search" />
      <SearchSuggestions inputId="q" lang="en" />
    </form>,
  );
  await act(async () => undefined);
  expect(screen.getByLabelText('Search')).not.toHaveAttribute('role');
});

it('offers what the server suggests, marked and in its language', async () => {
  const { field } = await type('exam');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['পরীক্ষার রুটিনNotice', 'Exam routinePage']);
  expect(options[0]?.querySelector('[lang="bn"] mark')).toHaveTextContent('পরীক্ষার');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions.');
});

it('asks once for a word typed at one go, and not for a letter', async () => {
  const { user, field } = await type('exam');
  await screen.findAllByRole('option');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/search?q=exam&lang=en']);
  await user.clear(field);
  await user.type(field, 'e');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.queryAllByRole('option')).toHaveLength(0);
});

it('is worked by arrows, Enter and Escape', async () => {
  const { user, field } = await type('exam');
  const options = await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(followed).toHaveBeenCalledWith('/exam-routine');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('closes on Escape and keeps what was typed', async () => {
  const { user, field } = await type('exam');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  expect(field).toHaveValue('exam');
});

it('follows what is clicked', async () => {
  const { user } = await type('exam');
  const [first] = await screen.findAllByRole('option');
  if (first) await user.click(first);
  expect(followed).toHaveBeenCalledWith('/notice/7');
});

it('stays a plain field when the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  const { field } = await type('exam');
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(field).toHaveAttribute('aria-expanded', 'false');
});
