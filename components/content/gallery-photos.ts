import type { GridPhoto } from '@/components/gallery/PhotoGrid/PhotoGrid';
import type { Attachment } from '@/lib/domain/content';

/** Attached pictures as photos of a grid that link to the full files. */
export function galleryPhotos(images: readonly Attachment[]): GridPhoto[] {
  return images.map(({ file, title }) => ({ href: file.url, src: file.url, alt: title, caption: title }));
}
