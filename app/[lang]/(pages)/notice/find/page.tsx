import type { Metadata } from 'next';
import { filterNotices, noticeQuery } from '@/lib/domain/notice-filter';
import { NOTICES_A_PAGE, pageNumber, pageOf } from '@/lib/domain/paging';
import { getDictionary } from '@/lib/i18n/dictionary';
import { readNotices } from '@/lib/provider';
import { langParam, localPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { NoticeScreen } from '../notice-screen';

// The root layout asks for cached pages; one that reads its query would fail at its first visit otherwise.
export const dynamic = 'force-dynamic';

type SearchParams = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langParam(params);
  return pageMetadata({ lang, path: '/notice/find', title: getDictionary(lang).notices.find, index: false });
}

/** Notices by words, category and month. Apart from the board, because a page that reads its query cannot be cached. */
export default async function FindNoticesPage({ params, searchParams }: Props) {
  const lang = await langParam(params);
  const asked = await searchParams;
  const query = noticeQuery(asked);
  const [notices, { school }] = await Promise.all([readNotices(), loadSite()]);
  const found = filterNotices(notices, query, school.timeZone);
  const page = pageOf(found, pageNumber(String(asked.page)), NOTICES_A_PAGE) ?? pageOf(found, 1, NOTICES_A_PAGE);
  const hrefOf = (number: number) =>
    `${localPath(lang, '/notice/find')}?${new URLSearchParams({ q: query.words, category: query.category, month: query.month, page: String(number) })}`;
  return page && <NoticeScreen lang={lang} page={page} query={query} found={found.length} hrefOf={hrefOf} />;
}
