import { NoticeBoard } from '@/components/notices/NoticeBoard/NoticeBoard';
import { NoticeFilter } from '@/components/notices/NoticeFilter/NoticeFilter';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import { getEnv } from '@/lib/env';
import type { Notice } from '@/lib/domain/notice';
import { noticeCategories, noticeMonths, type NoticeQuery } from '@/lib/domain/notice-filter';
import type { Page } from '@/lib/domain/paging';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { readNotices } from '@/lib/provider';
import { localPath, segment } from '@/lib/routes';
import { noticeArticle } from '@/lib/seo/graph/article';
import { loadSite } from '@/lib/site';
import { PageGraph } from '../page-graph';

/** The address of a page of the whole list; the first page is the board itself. */
export function noticePagePath(page: number): string {
  return page === 1 ? '/notice' : `/notice/page/${page}`;
}

interface NoticeScreenProps {
  lang: Lang;
  page: Page<Notice>;
  selected?: Notice;
  /** What was asked for, where the page answers a question. */
  query?: NoticeQuery;
  found?: number;
  hrefOf?: (page: number) => string;
}

/** The notice board with what stands around it, for each of its addresses. */
export async function NoticeScreen({ lang, page, selected, query, found, hrefOf }: NoticeScreenProps) {
  const [notices, { school }] = await Promise.all([readNotices(), loadSite()]);
  const words = getDictionary(lang).notices;
  const filter = (
    <NoticeFilter
      lang={lang}
      categories={noticeCategories(notices)}
      months={noticeMonths(notices, school.timeZone)}
      query={query}
      found={found}
    />
  );
  return (
    <PageFrame title={words.title} lang={lang} titlePath={selected && '/notice'}>
      {selected ? (
        <PageGraph
          lang={lang}
          path={`/notice/${segment(selected.id)}`}
          title={selected.title}
          section={{ name: words.title, path: '/notice' }}
          nodes={(context) => [noticeArticle(context, selected, `/notice/${segment(selected.id)}`)]}
        />
      ) : (
        <PageGraph lang={lang} path={query ? '/notice/find' : noticePagePath(page.number)} title={words.title} type="CollectionPage" />
      )}
      {page.items.length > 0 ? (
        <NoticeBoard
          lang={lang}
          school={school}
          siteUrl={getEnv().siteUrl}
          page={page}
          hrefOf={hrefOf ?? ((number) => localPath(lang, noticePagePath(number)))}
          selected={selected}
          isLive={!query}
          filter={filter}
        />
      ) : (
        <>
          {query && filter}
          <EmptyState message={query ? words.noMatches : words.none} />
        </>
      )}
    </PageFrame>
  );
}
