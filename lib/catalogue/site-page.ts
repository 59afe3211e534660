import type { Album, Photo, Slide, Video } from '../domain/gallery';
import type { ContentItem } from '../domain/content';
import type { CategoryNames } from '../domain/content';
import type { Notice } from '../domain/notice';
import type { Employee, GoverningBodyMessage, GoverningMember } from '../domain/people';
import type { BilingualText } from '../i18n/bilingual';
import type { SiteMapItem } from '../site-map/site-map';

/** What a folder of a gallery holds, as far as it has been read. */
export interface FolderContent {
  folders: readonly Album[];
  pictures: readonly string[];
}

/** Everything of the provider that pages are made of. A list that cannot be had right now is empty here. */
export interface Material {
  siteMap: readonly SiteMapItem[];
  notices: readonly Notice[];
  contents: readonly ContentItem[];
  messages: readonly GoverningBodyMessage[];
  members: readonly GoverningMember[];
  employees: readonly Employee[];
  slides: readonly Slide[];
  photoAlbums: readonly Album[];
  videoAlbums: readonly Album[];
  /** The school's own names of content categories. */
  categories: CategoryNames;
}

export type PageKind = 'screen' | 'notice' | 'news' | 'achievement' | 'content' | 'people' | 'message' | 'album';

/** One page of the site, as search engines, the site's search and share cards see it. */
export interface SitePage {
  /** Clean, language-neutral path, not percent-encoded beyond ids. */
  path: string;
  kind: PageKind;
  /** The page's own title; empty for the home page. */
  title: BilingualText;
  /** ISO instant the content is of; null without a true date. */
  date: string | null;
  /** Addresses of the pictures that the page shows. */
  pictures: readonly string[];
  /** Whether there is something on it worth finding. */
  hasContent: boolean;
  /** The page's words, plain. */
  text: () => BilingualText;
}

export const NO_TEXT: BilingualText = { en: '', bn: '' };
export const noText = (): BilingualText => NO_TEXT;

/** The pictures of photos or videos: what a folder page shows of its files. */
export function picturesOf(files: readonly (Photo | Video)[]): string[] {
  return files.flatMap((file) => ('image' in file ? file.image : (file.thumbnail ?? [])));
}
