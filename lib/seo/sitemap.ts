import type { SitePage } from '../catalogue/site-page';
import { LANGS, type Lang } from '../i18n/lang';
import { element, xmlDocument, type XmlElement } from '../xml';

/** Google reads at most this many pictures of a page. */
const MOST_PICTURES = 1000;
/** Addresses in one file; the protocol allows 50,000, but a phone-sized file is easier on everybody. */
export const ADDRESSES_A_FILE = 5000;

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};
const HREFLANG: Record<Lang, string> = { en: 'en', bn: 'bn-BD' };

export interface SitemapSettings {
  /** The absolute address of a page in a language. */
  urlOf: (lang: Lang, path: string) => string;
  /** The absolute address of a picture. */
  absolute: (address: string) => string;
  limit?: number;
}

/** The pages a search engine should know: those with something on them. */
export function listedPages(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ hasContent }) => hasContent);
}

/** How many files the map takes. */
export function fileCount(pages: readonly SitePage[], limit = ADDRESSES_A_FILE): number {
  return Math.max(1, Math.ceil(listedPages(pages).length / pagesAFile(limit)));
}

/** Both languages of a page stand in the same file. */
function pagesAFile(limit: number): number {
  return Math.max(1, Math.floor(limit / LANGS.length));
}

/**
 * One file of the map.
 * @param number from 1
 * @returns null for a file the map does not have
 */
export function sitemapFile(pages: readonly SitePage[], number: number, settings: SitemapSettings): string | null {
  const { limit = ADDRESSES_A_FILE } = settings;
  if (!Number.isInteger(number) || number < 1 || number > fileCount(pages, limit)) return null;
  const size = pagesAFile(limit);
  const part = listedPages(pages).slice((number - 1) * size, number * size);
  return xmlDocument(element('urlset', NAMESPACES, ...part.flatMap((page) => LANGS.map((lang) => entry(page, lang, settings)))));
}

/** The list of the map's files. */
export function sitemapIndex(count: number, urlOf: (number: number) => string): string {
  const files = Array.from({ length: count }, (_, index) => element('sitemap', {}, element('loc', {}, urlOf(index + 1))));
  return xmlDocument(element('sitemapindex', { xmlns: NAMESPACES.xmlns }, ...files));
}

function entry({ path, date, pictures }: SitePage, lang: Lang, { urlOf, absolute }: SitemapSettings): XmlElement {
  const alternate = (hreflang: string, href: string) => element('xhtml:link', { rel: 'alternate', hreflang, href });
  const images = [...new Set(pictures)].slice(0, MOST_PICTURES).flatMap((picture) => (/^(?:https?:|\/)/.test(picture) ? absolute(picture) : []));
  return element(
    'url',
    {},
    element('loc', {}, urlOf(lang, path)),
    date ? element('lastmod', {}, date) : null,
    ...LANGS.map((other) => alternate(HREFLANG[other], urlOf(other, path))),
    alternate('x-default', urlOf('en', path)),
    ...images.map((image) => element('image:image', {}, element('image:loc', {}, image))),
  );
}

/** What crawlers are told: everything is theirs but answers to questions. */
export function robotsText(sitemapUrl: string): string {
  const rules = ['/api/', '/search?', '/bn/search?', '/*/find?', '/low-data'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${sitemapUrl}`, ''].join('\n');
}
