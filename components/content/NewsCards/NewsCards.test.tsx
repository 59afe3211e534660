import { render, screen } from '@testing-library/react';
import type { ContentItem } from '@/lib/domain/content';
import { fileLink } from '@/lib/domain/file';
import { sanitize } from '@/lib/html/sanitize';
import { NewsArticle } from '../NewsArticle/NewsArticle';
import { NewsCards } from './NewsCards';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

const zone = 'Asia/Dhaka';

function news(id: string, parts: Partial<ContentItem> = {}): ContentItem {
  return {
    id,
    title: { en: `News ${id}`, bn: '' },
    details: { en: sanitize('<p>Fish &amp; chips</p><p>served</p>', undefined), bn: sanitize('', undefined) },
    menuCode: '',
    categoryId: '1',
    categoryName: 'News & Events',
    layout: 0,
    fileType: 0,
    date: '2026-11-20T18:30:00Z',
    attachments: [
      { file: fileLink('/media/a.pdf'), title: 'Programme' },
      { file: fileLink('/media/b.jpg'), title: '' },
      { file: fileLink('/media/c.jpg'), title: 'Winners' },
    ],
    ...parts,
  };
}

test('a card has the first picture, the date at the school, an excerpt without tags and its own address', () => {
  const { container } = render(<NewsCards items={[news('a b')]} path="/news-and-events" lang="en" zone={zone} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/b.jpg');
  expect(screen.getByText('21-11-2026')).toHaveAttribute('dateTime', '2026-11-20T18:30:00Z');
  expect(screen.getByText('Fish & chips served')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read more News a b' })).toHaveAttribute('href', '/news-and-events/a%20b');
});

test('a card without picture, date and body still stands', () => {
  const bare = news('1', { attachments: [], date: null, details: { en: sanitize('', undefined), bn: sanitize('', undefined) } });
  const { container } = render(<NewsCards items={[bare]} path="/achievements" lang="bn" zone={zone} />);
  expect(container.querySelector('img, time')).toBeNull();
  expect(screen.getByRole('link', { name: 'আরও পড়ুন News 1' })).toHaveAttribute('href', '/bn/achievements/1');
});

test('an article links its pictures to the full files and leads to its neighbours', () => {
  render(<NewsArticle item={news('2')} newer={news('3')} older={news('1')} path="/achievements" url="https://s.example/achievements/2" lang="en" zone={zone} />);
  expect(screen.getByRole('link', { name: 'Winners' })).toHaveAttribute('href', '/media/c.jpg');
  expect(screen.getByRole('link', { name: /Open File/ })).toHaveAttribute('href', '/media/a.pdf');
  expect(screen.getByRole('link', { name: /^Newer/ })).toHaveAttribute('href', '/achievements/3');
  expect(screen.getByRole('link', { name: /^Older/ })).toHaveAttribute('href', '/achievements/1');
});

test('a single article has no neighbours to offer', () => {
  render(<NewsArticle item={news('2', { attachments: [] })} newer={null} older={null} path="/achievements" url="" lang="en" zone={zone} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
