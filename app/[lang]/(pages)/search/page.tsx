import type { Metadata } from 'next';
import { NothingFound, PopularPages } from '@/components/search/SearchHelp/SearchHelp';
import { SearchField } from '@/components/search/SearchField/SearchField';
import { SearchResults } from '@/components/search/SearchResults/SearchResults';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { langParam, localPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { popularPages } from '@/lib/site-search/site-search';
import { searchPage, searchQuery } from './search-page';

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

// It answers a question: nothing of it is kept.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = await langParam(params);
  const { query } = searchQuery(await searchParams);
  const words = getDictionary(lang).search;
  return pageMetadata({ lang, path: '/search', title: query ? fill(words.titleFor, { query }) : words.title, description: words.help, index: false });
}

/** The search of the whole site, without script too. */
export default async function SearchPage({ params, searchParams }: Props) {
  const lang = await langParam(params);
  const { query, page } = searchQuery(await searchParams);
  return (
    <PageFrame title={getDictionary(lang).search.title} lang={lang}>
      <SearchField query={query} lang={lang} />
      {query ? <Answer query={query} page={page} lang={lang} /> : <Help lang={lang} />}
    </PageFrame>
  );
}

async function Help({ lang }: { lang: Lang }) {
  return (
    <>
      <p>{getDictionary(lang).search.help}</p>
      <PopularPages pages={await popularPages()} lang={lang} />
    </>
  );
}

async function Answer({ query, page, lang }: { query: string; page: number; lang: Lang }) {
  const words = getDictionary(lang).search;
  const [{ school }, answer] = await Promise.all([loadSite(), searchPage(query, page, lang)]);
  if (answer.total === 0) {
    return (
      <>
        <p role="status">{fill(words.nothing, { query })}</p>
        <NothingFound near={answer.near} phone={school.phone} lang={lang} />
        <PopularPages pages={await popularPages()} lang={lang} />
      </>
    );
  }
  const found = answer.total === 1 ? fill(words.foundOne, { query }) : fill(words.found, { query, count: formatNumber(answer.total, lang) });
  const place = { found, page: formatNumber(answer.page, lang), pages: formatNumber(answer.pages, lang) };
  const hrefOf = (number: number) => `${localPath(lang, '/search')}?${new URLSearchParams({ q: query, page: String(number) })}`;
  return (
    <>
      <p role="status">{answer.pages > 1 ? fill(words.foundPlace, place) : found}</p>
      <SearchResults hits={answer.hits} start={answer.start} lang={lang} zone={school.timeZone} />
      <Pagination lang={lang} page={answer.page} pages={answer.pages} hrefOf={hrefOf} />
    </>
  );
}
