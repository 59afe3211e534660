import { segment } from '@/lib/routes';

/** The two galleries, which look alike and lead to different folders. */
export type GalleryKind = 'photo' | 'video';

/** The list of a gallery's albums (section 2). */
export const GALLERY_PATHS = { photo: '/photo-gallery', video: '/video-gallery' } as const;
const FOLDER_PATHS = { photo: '/imageFolder', video: '/videoFolder' } as const;

/** The address of a folder; without an id the root level. */
export function folderAddress(kind: GalleryKind, id?: string): string {
  return id === undefined ? FOLDER_PATHS[kind] : `${FOLDER_PATHS[kind]}/${segment(id)}`;
}
