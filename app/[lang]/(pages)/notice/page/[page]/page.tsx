import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import type { Notice } from '@/lib/domain/notice';
import { NOTICES_A_PAGE, type Page, pageNumber, pageOf } from '@/lib/domain/paging';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { readNotices } from '@/lib/provider';
import { langParam, localPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { noticePagePath, NoticeScreen } from '../../notice-screen';

type Props = { params: Promise<{ lang: string; page: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export function generateStaticParams() {
  return [];
}

async function load(params: Props['params']): Promise<{ lang: Lang; page: Page<Notice> | null }> {
  const number = pageNumber((await params).page);
  return { lang: await langParam(params), page: pageOf(await readNotices(), number, NOTICES_A_PAGE) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, page } = await load(params);
  if (!page) notFound();
  const { notices, common } = getDictionary(lang);
  const place = fill(common.pageOf, { page: formatNumber(page.number, lang), pages: formatNumber(page.total, lang) });
  return pageMetadata({ lang, path: noticePagePath(page.number), title: `${notices.title} · ${place}` });
}

export default async function NoticeListPage({ params }: Props) {
  const { lang, page } = await load(params);
  if (!page) return <NotFoundView lang={lang} />;
  if (page.number === 1) permanentRedirect(localPath(lang, noticePagePath(1)));
  return <NoticeScreen lang={lang} page={page} />;
}
