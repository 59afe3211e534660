import { splitPath } from '@/lib/routes';

// Answers of the server that are no pages.
const NO_PAGES = /^\/(?:api|media|low-data|_next)(?:\/|$)/;
const FILE = /\.[a-z0-9]{1,5}$/i;

/**
 * Where a link leads within the same document: a page of this site in the page's language.
 * @param here the current address
 * @returns null where the browser must follow the link itself
 */
export function softDestination(link: HTMLAnchorElement, here: Location): string | null {
  if (link.origin !== here.origin || (link.target && link.target !== '_self')) return null;
  if (link.hasAttribute('download') || link.hreflang || link.dataset.hard !== undefined) return null;
  if (NO_PAGES.test(link.pathname) || FILE.test(link.pathname)) return null;
  if (splitPath(link.pathname).lang !== splitPath(here.pathname).lang) return null;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

/** The link a pointer, finger or focus is on. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
