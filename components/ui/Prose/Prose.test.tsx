import { fireEvent, render, screen } from '@testing-library/react';
import { EmbedFrames } from '@/components/ui/EmbedFrames/EmbedFrames';
import { sanitize } from '@/lib/html/sanitize';
import { Prose } from './Prose';

test('marks a text of another language', () => {
  const { container } = render(<Prose lang="en" html={sanitize('<p>বার্ষিক পরীক্ষা</p>', undefined)} />);
  expect(container.firstChild).toHaveAttribute('lang', 'bn');
});

test('a table scrolls in its own labelled box that the keyboard reaches', () => {
  render(<Prose lang="en" html={sanitize('<table><caption>Fees</caption><tr><td>1</td></tr></table>', undefined)} />);
  expect(screen.getByRole('region', { name: 'Fees' })).toHaveAttribute('tabindex', '0');
});

test('a video is a link until it is asked for, then it plays in its place', () => {
  const html = sanitize('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Sports day"></iframe>', undefined);
  const { container } = render(
    <>
      <Prose lang="en" html={html} />
      <EmbedFrames />
    </>,
  );
  expect(container.querySelector('iframe')).toBeNull();
  const link = screen.getByRole('link', { name: 'Play video: Sports day' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  fireEvent.click(link);
  expect(screen.getByTitle('Play video: Sports day')).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/dQw4w9WgXcQ'));
});
