import 'server-only';
import { readMaterial, readPages } from '../catalogue/read-catalogue';
import type { SitePage } from '../catalogue/site-page';
import type { Lang } from '../i18n/lang';
import { log } from '../log';
import type { SearchAnswer, SearchSuggestion } from '../search/document';
import { loadSite } from '../site';
import { searchDocuments } from './documents';
import { LiveIndex } from './live-index';

declare global {
  var bidyaloySearch: LiveIndex | undefined;
}

/** One a process: Next bundles this file into the page and the route handler apart. */
function liveIndex(): LiveIndex {
  return (globalThis.bidyaloySearch ??= new LiveIndex((error) => log.error('search-index-failed', { kind: error instanceof Error ? error.name : 'unknown' })));
}

async function currentIndex() {
  const [material, pages, { school }] = await Promise.all([readMaterial(), readPages(), loadSite()]);
  return liveIndex().get(material, () => searchDocuments(material, pages, school));
}

/** Answers a visitor's query, which is neither kept nor logged. @throws ProviderUnavailable */
export async function searchSite(query: string, lang: Lang, limit: number): Promise<SearchAnswer> {
  return (await currentIndex()).search(query, { limit, lang, now: new Date() });
}

/** Titles for a query that is still being typed. @throws ProviderUnavailable */
export async function suggestPages(query: string, lang: Lang, limit: number): Promise<SearchSuggestion[]> {
  return (await currentIndex()).suggest(query, { limit, lang, now: new Date() });
}

/** What most visitors come for, in the order in which they do. */
const POPULAR = [
  '/notice', '/admission-circular', '/admission-form', '/class-routine', '/exam-routine', '/ssc-results', '/hsc-results', '/board-result',
  '/syllabus', '/fees', '/administration/teacher-information', '/photo-gallery', '/contact',
];
const MOST_POPULAR = 8;

/** The pages that most visitors look for, as far as this school has them. @throws ProviderUnavailable */
export async function popularPages(): Promise<SitePage[]> {
  const pages = new Map((await readPages()).map((page) => [page.path, page]));
  return POPULAR.flatMap((path) => pages.get(path) ?? []).filter(({ hasContent }) => hasContent).slice(0, MOST_POPULAR);
}
