import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileLink } from '@/lib/domain/file';
import { noticeWords } from '../notice-words';
import { noticeAt, noticePath } from './notice-path';
import { NoticeSelector } from './NoticeSelector';

const attached = (url: string) => ({ ...fileLink(url), framed: !url.includes('other.example') });

const notices = [
  { id: '9', title: 'Exam routine', day: '21', month: 'Nov', date: '21-11-2026', created: '2026-11-21T00:00:00Z', file: attached('https://files.example/routine.pdf?v=1') },
  { id: '8', title: 'ছুটির নোটিশ', day: '20', month: 'Nov', date: '20-11-2026', created: '2026-11-20T00:00:00Z', file: attached('https://files.example/holiday.JPEG') },
  { id: '7', title: 'Undated', day: '', month: '', date: '', created: null, file: attached('https://files.example/form.docx') },
  { id: '5', title: 'Elsewhere', day: '', month: '', date: '', created: null, file: attached('https://other.example/form.pdf') },
  { id: '6', title: 'Without a file', day: '19', month: 'Nov', date: '19-11-2026', created: '2026-11-19T00:00:00Z', file: null },
];

function board(initial?: { id: string; code: string }) {
  return render(
    <NoticeSelector lang="en" siteUrl="https://school.example" siteName="School" notices={notices} initial={initial} isLive={false} before="" after="" words={noticeWords('en')} />,
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/notice');
  document.title = 'Notice - made by the server';
});

test('nothing is selected until a click, then the clicked one is shown at its address', async () => {
  board();
  expect(screen.getByText('Please select a notice to view.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /Exam routine/ }));
  expect(location.pathname).toBe('/notice/9');
  expect(screen.getByRole('heading', { name: 'Exam routine' })).toHaveFocus();
  expect(within(screen.getByRole('list', { name: 'Notices' })).getByRole('link', { current: 'page' })).toHaveTextContent('Exam routine');
  expect(screen.getByTitle('Document: Exam routine')).toHaveAttribute('src', 'https://files.example/routine.pdf?v=1#navpanes=0');
  expect(screen.getByRole('link', { name: /^Open PDF/ })).toHaveAttribute('target', '_blank');
  expect(document.title).toBe('Exam routine | School');
});

test('the way back shows the list, and focus returns to the entry', async () => {
  board();
  await userEvent.click(screen.getByRole('link', { name: /Without a file/ }));
  expect(screen.getByText('This notice has no file.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All notices' }));
  expect(location.pathname).toBe('/notice');
  expect(screen.getByRole('link', { name: /Without a file/ })).toHaveFocus();
  expect(document.title).toBe('Notice - made by the server');
});

test('a document of a host that may not be framed is a link alone', async () => {
  board();
  await userEvent.click(screen.getByRole('link', { name: /Elsewhere/ }));
  expect(screen.queryByTitle(/^Document/)).not.toBeInTheDocument();
  expect(screen.getByText(/lies on another website/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open PDF/ })).toHaveAttribute('href', 'https://other.example/form.pdf');
});

test('back and forward of the browser select too', async () => {
  board();
  await userEvent.click(screen.getByRole('link', { name: /ছুটির/ }));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://files.example/holiday.JPEG');
  expect(screen.queryByTitle(/Document/)).not.toBeInTheDocument();
  act(() => {
    history.replaceState(null, '', '/notice/7');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByTitle('Document: Undated')).toHaveAttribute('sandbox', '');
});

test('a notice opened at its address is selected, with its code for paper', async () => {
  history.replaceState(null, '', '/notice/8');
  board({ id: '8', code: 'printed code' });
  expect(screen.getByRole('heading', { name: 'ছুটির নোটিশ' })).toHaveAttribute('lang', 'bn');
  expect(screen.getByText(/printed code/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /Exam routine/ }));
  expect(screen.queryByText(/printed code/)).not.toBeInTheDocument();
  expect(document.querySelector('img[src^="/share/code/en/"]')).toBeInTheDocument();
});

test('a click for a new tab is left to the browser', async () => {
  board();
  const link = screen.getByRole('link', { name: /Exam routine/ });
  // jsdom does not navigate; the island must not either.
  link.addEventListener('click', (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(location.pathname).toBe('/notice');
});

test.each([
  ['/notice/9', '9'],
  ['/notice/a%20b', 'a b'],
  ['/notice/%E0%A6%95', 'ক'],
  ['/notice', undefined],
  ['/bn/notice/9', undefined],
  ['/notice/page/9', undefined],
])('%s names %s', (path, id) => {
  const list = [{ id: '9' }, { id: 'a b' }, { id: 'ক' }];
  expect(noticeAt(list, path, 'en')?.id).toBe(id);
});

test('addresses of a language', () => {
  expect(noticePath('bn', '9')).toBe('/bn/notice/9');
  expect(noticePath('bn')).toBe('/bn/notice');
});
