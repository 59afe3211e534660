import { fireEvent, render, screen } from '@testing-library/react';
import type { Video } from '@/lib/domain/gallery';
import { VideoGrid } from './VideoGrid';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

const video: Video = {
  id: '1',
  title: { en: 'Annual day', bn: '' },
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  youTubeId: 'abcdefghijk',
  thumbnail: 'https://i.ytimg.com/vi/abcdefghijk/hq.jpg',
};

describe('VideoGrid', () => {
  it('asks no video site for anything before the video is played', () => {
    const { container } = render(<VideoGrid videos={[video]} lang="en" />);
    expect(container.querySelector('img, iframe')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play video: Annual day' })).toHaveAttribute('href', video.url);
  });

  it('plays in place, in the frame that sets no cookies', () => {
    render(<VideoGrid videos={[video]} lang="en" />);
    fireEvent.click(screen.getByRole('link'));
    const frame = screen.getByTitle('Annual day');
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/));
    expect(frame).toHaveFocus();
  });

  it('keeps a link that is no YouTube watch link as a link, with its own thumbnail', () => {
    const { container } = render(<VideoGrid videos={[{ ...video, youTubeId: null, url: 'https://video.example/1', thumbnail: '/media/v.jpg' }]} lang="en" />);
    expect(screen.getByRole('link', { name: 'Annual day (opens in a new tab)' })).toHaveAttribute('href', 'https://video.example/1');
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/v.jpg');
  });

  it('names a video without a title by its number', () => {
    render(<VideoGrid videos={[{ ...video, title: { en: '', bn: '' } }]} lang="bn" />);
    expect(screen.getByRole('link', { name: 'ভিডিও চালান: ভিডিও ১' })).toBeInTheDocument();
  });
});
