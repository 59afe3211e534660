import { render, screen } from '@testing-library/react';
import type { SearchHit } from '@/lib/search/document';
import { SearchResults } from './SearchResults';

function hit(href: string, kind: SearchHit['document']['kind'], date: string | null): SearchHit {
  const title = { en: 'Exam routine', bn: '' };
  return {
    document: { id: href, kind, href, title, body: title, date },
    score: 1,
    title: { lang: 'en', text: 'Exam routine', marks: [[0, 4]] },
    excerpt: { lang: 'bn', text: 'পরীক্ষার <b>রুটিন</b>', marks: [[0, 9]] },
  };
}

it('shows kind, date, and where the words stand', () => {
  render(<SearchResults hits={[hit('/notice/7', 'notice', '2026-11-20T18:30:00.000Z')]} start={21} lang="en" zone="Asia/Dhaka" />);
  expect(screen.getByRole('list')).toHaveAttribute('start', '21');
  expect(screen.getByRole('link', { name: 'Exam routine' })).toHaveAttribute('href', '/notice/7');
  expect(screen.getByText('Notice')).toBeVisible();
  expect(screen.getByText('21-11-2026')).toHaveAttribute('datetime', '2026-11-20T18:30:00.000Z');
  expect(screen.getByText('Exam').tagName).toBe('MARK');
  expect(screen.getByText('পরীক্ষার').closest('[lang]')).toHaveAttribute('lang', 'bn');
  expect(screen.getByText(/<b>রুটিন<\/b>/)).toBeVisible();
});

it('leads within the page’s language, and opens other sites in a new tab', () => {
  render(<SearchResults hits={[hit('/history', 'page', null), hit('https://board.example/', 'menu', null)]} start={1} lang="bn" zone="Asia/Dhaka" />);
  const [page, outside] = screen.getAllByRole('link');
  expect(page).toHaveAttribute('href', '/bn/history');
  expect(page).not.toHaveAttribute('target');
  expect(outside).toHaveAttribute('href', 'https://board.example/');
  expect(outside).toHaveAttribute('rel', 'noopener');
  expect(screen.queryByRole('time')).toBeNull();
});
