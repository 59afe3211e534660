import { render, screen } from '@testing-library/react';
import type { Album } from '@/lib/domain/gallery';
import { GalleryScreen } from './GalleryScreen';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

const album: Album = { id: 'a/1', parentId: null, name: { en: 'Sports', bn: 'খেলাধুলা' }, thumbnail: '/media/s.jpg', folders: 2, images: 1 };

describe('GalleryScreen', () => {
  it('marks the gallery shown and links to the other one', () => {
    render(<GalleryScreen kind="video" albums={[]} lang="bn" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/bn/video-gallery');
    expect(screen.getByRole('link', { name: 'ছবি' })).toHaveAttribute('href', '/bn/photo-gallery');
  });

  it('says No Data Found where there are no albums', () => {
    render(<GalleryScreen kind="photo" albums={[]} lang="en" />);
    expect(screen.getByText('No Data Found')).toBeInTheDocument();
  });

  it('shows an album with its thumbnail, name and what is inside', () => {
    const { container } = render(<GalleryScreen kind="photo" albums={[album]} lang="en" />);
    const link = screen.getByRole('link', { name: /^Sports/ });
    expect(link).toHaveAttribute('href', '/imageFolder/a%2F1');
    expect(link).toHaveTextContent('2 folders · 1 photo');
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/s.jpg');
  });

  it('gives video albums the fixed icon, whatever thumbnail they have', () => {
    const { container } = render(<GalleryScreen kind="video" albums={[album]} lang="en" />);
    expect(container.querySelector('img')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^Sports/ });
    expect(link).toHaveAttribute('href', '/videoFolder/a%2F1');
    expect(link).toHaveTextContent('2 folders · 1 video');
  });

  it('names an album without a name, and tells no count that is unknown or zero', () => {
    render(<GalleryScreen kind="photo" albums={[{ ...album, name: { en: '', bn: '' }, folders: 0, images: null }]} lang="bn" />);
    expect(screen.getByRole('link', { name: 'অ্যালবাম ১' })).toBeInTheDocument();
  });
});
