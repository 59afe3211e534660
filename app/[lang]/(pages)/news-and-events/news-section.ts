import { inCategory, type ContentItem } from '@/lib/domain/content';
import { getEnv } from '@/lib/env';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { readContents } from '@/lib/provider';

/** One of the two sections that list content items of a category: news, and achievements, which are shown the same (section 2). */
export interface NewsSection {
  category: 'news' | 'achievements';
  /** Language-neutral path of the list. */
  path: string;
}

export const NEWS: NewsSection = { category: 'news', path: '/news-and-events' };
export const ACHIEVEMENTS: NewsSection = { category: 'achievements', path: '/achievements' };

/** The items of a section, newest first. */
export async function sectionItems({ category }: NewsSection): Promise<ContentItem[]> {
  return inCategory(await readContents(), category, getEnv().siteConfig.categories);
}

export function sectionTitle({ category }: NewsSection, lang: Lang): string {
  return getDictionary(lang).content[category];
}

/** The address of a page of the list; the first page is the list itself. */
export function listPath({ path }: NewsSection, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`;
}
