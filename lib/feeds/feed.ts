import type { Lang } from '../i18n/lang';

/** A file that belongs to an item. */
export interface FeedFileLink {
  /** Absolute. */
  url: string;
  /** Media type. */
  type: string;
  /** null where nobody has counted them. */
  bytes: number | null;
}

export interface FeedItem {
  /** Stays the same for as long as the item is published, whatever happens to its title or to the scheme of the site. */
  id: string;
  /** Absolute. */
  url: string;
  title: string;
  /** Plain text; '' where there is nothing to say beside the title. */
  summary: string;
  /** ISO instant. */
  date: string | null;
  category: string;
  files: FeedFileLink[];
}

/** A feed before it is written in one of the formats. All addresses are absolute. */
export interface Feed {
  id: string;
  lang: Lang;
  title: string;
  description: string;
  author: string;
  /** The page that shows the same. */
  pageUrl: string;
  icon: string;
  /** Newest first. */
  items: FeedItem[];
}

/** BCP 47 */
export const FEED_LANGUAGE: Record<Lang, string> = { en: 'en', bn: 'bn-BD' };

/** When the feed last changed, as far as its items tell: the newest date. */
export function feedUpdated({ items }: Feed): string | null {
  return items.reduce<string | null>((newest, { date }) => (date && (!newest || date > newest) ? date : newest), null);
}

/** The date for an item that has none in a format that insists on one: that of the oldest item, so that it comes last. */
export function oldestDate({ items }: Feed): string {
  const dates = items.flatMap(({ date }) => date ?? []).sort();
  return dates[0] ?? new Date(0).toISOString();
}
