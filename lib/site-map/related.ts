import { isEmptyText, type BilingualText } from '../i18n/bilingual';
import type { ContentPage } from './resolve';
import type { SiteMapItem } from './site-map';

export interface RelatedItems {
  /** The section's name; empty where the page belongs to none. */
  title: BilingualText;
  items: { name: BilingualText; path: string }[];
}

/** The other pages of a page's section of the site map, by Id, for "more in this section". */
export function relatedItems(siteMap: readonly SiteMapItem[], page: ContentPage): RelatedItems {
  const row = siteMap.find((item) => item.id === page.itemId);
  const parent = row && siteMap.find((item) => item.id === row.parentId);
  if (!row || !parent) return { title: { en: '', bn: '' }, items: [] };
  const paths = new Set([page.path]);
  const items = siteMap
    .filter((item) => item.parentId === parent.id && !isEmptyText(item.name))
    .sort((a, b) => a.id - b.id)
    .flatMap(({ name, destination }) => {
      const path = destination.kind === 'page' ? destination.paths[0] : undefined;
      if (!path || paths.has(path)) return [];
      paths.add(path);
      return [{ name, path }];
    });
  return { title: parent.name, items };
}
