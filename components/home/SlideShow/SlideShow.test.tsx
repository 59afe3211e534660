import { render, screen } from '@testing-library/react';
import type { Slide } from '@/lib/domain/gallery';
import { SlideShow } from './SlideShow';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));
jest.mock('../Carousel/when-near', () => ({ whenNear: () => () => undefined }));

const slide = (image: string, en = ''): Slide => ({ image, title: { en, bn: '' } });

describe('SlideShow', () => {
  it('names each slide by its place and loads only the first at once', () => {
    const { container } = render(<SlideShow slides={['/1.jpg', '/2.jpg', '/3.jpg'].map((image) => slide(image))} lang="en" />);
    expect(screen.getByRole('group', { name: '2 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
    expect([...container.querySelectorAll('img')].map((img) => [img.getAttribute('fetchpriority'), img.getAttribute('loading')])).toEqual([
      ['high', null],
      [null, 'lazy'],
      [null, 'lazy'],
    ]);
  });

  it('describes a slide by its caption, or by its number', () => {
    render(<SlideShow slides={[slide('/1.jpg', 'The campus'), slide('/2.jpg')]} lang="bn" />);
    expect(screen.getByText('The campus')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('img')).toHaveAccessibleName('প্রতিষ্ঠানের ছবি ২');
  });

  it('is a still picture with one slide and nothing with none', () => {
    const { container, rerender } = render(<SlideShow slides={[slide('/1.jpg')]} lang="en" />);
    expect(screen.getByRole('img')).toBeInTheDocument();
    expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
    rerender(<SlideShow slides={[]} lang="en" />);
    expect(container).toBeEmptyDOMElement();
  });
});
