import { inCategory, type Category, type CategoryNames, type ContentItem } from '@/lib/domain/content';
import type { Album } from '@/lib/domain/gallery';

/** Preview lengths in characters (section 5). */
export const MESSAGE_PREVIEW = 150;
export const TEXT_PREVIEW = 120;
export const STORY_PREVIEW = 62;

const HOME_STORIES = 3;
const HOME_ALBUMS = 3;
const HOME_MEMBERS = 6;

/** The newest three of a category (section 9). */
export function homeStories(items: readonly ContentItem[], category: Category, names: CategoryNames): ContentItem[] {
  return inCategory(items, category, names).slice(0, HOME_STORIES);
}

/** Three albums (section 9): those of the top level, and where there are fewer, those inside them. */
export function homeAlbums(albums: readonly Album[]): Album[] {
  const top = albums.filter((album) => album.parentId === null);
  const inner = albums.filter((album) => album.parentId !== null);
  return [...top, ...inner].slice(0, HOME_ALBUMS);
}

/** The first members: two carousel pages of three. */
export function homeMembers<T>(members: readonly T[]): T[] {
  return members.slice(0, HOME_MEMBERS);
}
