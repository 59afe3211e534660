import type { BilingualText } from '../i18n/bilingual';
import { FIXED_SCREENS } from './fixed-screens';
import { namedPage } from './named-pages';
import type { SiteMapItem } from './site-map';
import { decodeSegment, slug } from './slug';

/** A generic content page: what its menu item tells of it. */
export interface ContentPage {
  name: BilingualText;
  /** '' where no site map row names the page. */
  menuCode: string;
  /** Clean, language-neutral path. */
  path: string;
  /** The row's id; null where no row names the page. */
  itemId: number | null;
}

export type Resolution = { kind: 'page'; item: ContentPage } | { kind: 'redirect'; path: string } | { kind: 'missing' };

/**
 * Finds the page of a single-segment address. Every address of every site map row opens its page, whatever
 * the spelling; there is one clean address, to which the others redirect. Excluded rows open too.
 * @param rawSegment the segment as it stands in the request, percent-encoded
 */
export function resolvePage(siteMap: readonly SiteMapItem[], rawSegment: string): Resolution {
  const decoded = decodeSegment(rawSegment);
  const wanted = decoded === null ? '' : slug(decoded);
  if (!wanted) return { kind: 'missing' };
  const screen = FIXED_SCREENS.find((path) => path.toLowerCase() === `/${wanted}`);
  if (screen) return { kind: 'redirect', path: screen };
  const page = rowPage(siteMap, `/${wanted}`) ?? unlistedPage(wanted);
  if (!page) return { kind: 'missing' };
  return page.path === `/${decoded}` ? { kind: 'page', item: page } : { kind: 'redirect', path: page.path };
}

function rowPage(siteMap: readonly SiteMapItem[], path: string): ContentPage | null {
  const rows = [...siteMap].sort((a, b) => a.id - b.id);
  for (const { destination, name, menuCode, id } of rows) {
    if (destination.kind !== 'page' || !destination.paths.includes(path)) continue;
    return { name, menuCode, path: destination.paths[0] ?? path, itemId: id };
  }
  return null;
}

function unlistedPage(pageSlug: string): ContentPage | null {
  const name = namedPage(pageSlug);
  return name ? { name, menuCode: '', path: `/${pageSlug}`, itemId: null } : null;
}
