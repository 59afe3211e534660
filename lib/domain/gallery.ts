import type { BilingualText } from '../i18n/bilingual';

export interface Slide {
  image: string;
  title: BilingualText;
}

/** An album of the gallery lists, or a folder inside one. */
export interface Album {
  id: string;
  /** null at the root. */
  parentId: string | null;
  name: BilingualText;
  thumbnail: string | null;
  /** Counts of what is inside; null when the provider does not tell. */
  folders: number | null;
  images: number | null;
}

export interface Photo {
  id: string;
  title: BilingualText;
  image: string;
  thumbnail: string | null;
}

/** A video: `youTubeId` for a YouTube watch link, otherwise only a plain link (section 5). */
export interface Video {
  id: string;
  title: BilingualText;
  url: string;
  youTubeId: string | null;
  thumbnail: string | null;
}

/** What is in a folder. */
export interface Folder<File> {
  folders: Album[];
  files: File[];
}

/**
 * The way from the root down to a folder, the folder itself last. A missing parent or a cycle
 * ends the way instead of the page.
 */
export function folderPath(tree: readonly Album[], folderId: string): Album[] {
  const byId = new Map(tree.map((album) => [album.id, album]));
  const path: Album[] = [];
  let album = byId.get(folderId);
  while (album && !path.includes(album)) {
    path.unshift(album);
    album = album.parentId === null ? undefined : byId.get(album.parentId);
  }
  return path;
}
