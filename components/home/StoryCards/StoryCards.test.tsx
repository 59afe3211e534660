import { render, screen } from '@testing-library/react';
import type { ContentItem } from '@/lib/domain/content';
import { fileLink } from '@/lib/domain/file';
import { sanitize } from '@/lib/html/sanitize';
import { StoryCards } from './StoryCards';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

const story: ContentItem = {
  id: 'a b',
  title: { en: 'Science fair', bn: 'বিজ্ঞান মেলা' },
  details: { en: sanitize(`<p>${'y'.repeat(63)}</p>`, undefined), bn: sanitize('<p>ক্ষু</p>', undefined) },
  menuCode: '',
  categoryId: '1',
  categoryName: 'News',
  layout: 0,
  fileType: 0,
  date: '2026-11-10T20:00:00Z',
  attachments: [
    { file: fileLink('/media/a.pdf'), title: '' },
    { file: fileLink('/media/b.JPG?x=1'), title: '' },
  ],
};

describe('StoryCards', () => {
  it('shows the first picture, 62 characters of the body and the date at the school', () => {
    const { container } = render(<StoryCards items={[story]} path="/achievements" lang="en" zone="Asia/Dhaka" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/b.JPG?x=1');
    expect(screen.getByText(`${'y'.repeat(62)}…`)).toBeInTheDocument();
    expect(screen.getByText('11-11-2026')).toHaveAttribute('dateTime', '2026-11-10T20:00:00Z');
    expect(screen.getByRole('link', { name: 'Science fair' })).toHaveAttribute('href', '/achievements/a%20b');
  });

  it('stands without picture, date and body, in Bengali', () => {
    const empty = sanitize('', undefined);
    const { container } = render(
      <StoryCards items={[{ ...story, attachments: [], date: null, details: { en: empty, bn: empty } }]} path="/news-and-events" lang="bn" zone="Asia/Dhaka" />,
    );
    expect(container.querySelector('img, time')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'বিজ্ঞান মেলা' })).toHaveAttribute('href', '/bn/news-and-events/a%20b');
  });
});
