import { render, screen } from '@testing-library/react';
import { PhotoGrid } from './PhotoGrid';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: (src: string) => src.startsWith('/media/') }));

const photo = { href: '/media/a.jpg', src: '/media/a.jpg', alt: 'Sports day' };

describe('PhotoGrid', () => {
  it('links each photo to its full picture, so that it works without script', () => {
    render(<PhotoGrid photos={[photo, { href: 'https://x.example/b.jpg', src: '/media/b-small.jpg', alt: 'Prize giving' }]} lang="en" />);
    expect(screen.getByRole('link', { name: 'Sports day' })).toHaveAttribute('href', '/media/a.jpg');
    expect(screen.getByRole('link', { name: 'Prize giving' })).toHaveAttribute('href', 'https://x.example/b.jpg');
  });

  it('names a photo without a text by its number, in the digits of the page', () => {
    render(<PhotoGrid photos={[{ ...photo, alt: '' }]} lang="bn" />);
    expect(screen.getByRole('link')).toHaveAccessibleName('ছবি ১');
  });

  it('reads a caption that says the same as the picture only once', () => {
    render(<PhotoGrid photos={[{ ...photo, caption: 'Sports day' }]} lang="en" />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Sports day');
  });

  it('marks a caption with its real language and leaves out a missing one', () => {
    const { container } = render(<PhotoGrid photos={[{ ...photo, caption: { en: '', bn: 'ক্রীড়া দিবস' } }, { ...photo, caption: { en: '', bn: '' } }, photo]} lang="en" />);
    expect(screen.getByText('ক্রীড়া দিবস')).toHaveAttribute('lang', 'bn');
    expect(container.querySelectorAll('[data-caption]')).toHaveLength(1);
  });
});
