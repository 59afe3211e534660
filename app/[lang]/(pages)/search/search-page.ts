import { pageNumber } from '@/lib/domain/paging';
import type { Lang } from '@/lib/i18n/lang';
import type { SearchHit } from '@/lib/search/document';
import { searchSite } from '@/lib/site-search/site-search';

const HITS_A_PAGE = 20;
/** Nobody reads on for longer, and each page costs the hits before it. */
const MOST_PAGES = 10;
const LONGEST_QUERY = 200;

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks for; a page that no list can have is the first. */
export function searchQuery({ q, page }: SearchParams): { query: string; page: number } {
  const query = (Array.isArray(q) ? q[0] : q) ?? '';
  const number = pageNumber(String(page));
  return { query: query.slice(0, LONGEST_QUERY).trim(), page: Number.isNaN(number) ? 1 : number };
}

export interface SearchPageContent {
  hits: SearchHit[];
  total: number;
  page: number;
  pages: number;
  /** The number of the first hit, from 1. */
  start: number;
  /** Queries near to one that found nothing. */
  near: string[];
}

/** One page of what a query finds; a page beyond the last is the last. */
export async function searchPage(query: string, asked: number, lang: Lang): Promise<SearchPageContent> {
  const reach = Math.min(asked, MOST_PAGES) * HITS_A_PAGE;
  const { hits, total, suggestions } = await searchSite(query, lang, reach);
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / HITS_A_PAGE)));
  const page = Math.min(asked, pages);
  const first = (page - 1) * HITS_A_PAGE;
  return { hits: hits.slice(first, first + HITS_A_PAGE), total, page, pages, start: first + 1, near: suggestions };
}
