import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import { formatDate } from '@/lib/dates';
import type { Notice } from '@/lib/domain/notice';
import { NOTICES_A_PAGE, pageNumberOf, pageOf } from '@/lib/domain/paging';
import { inLanguage } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import { readNotices } from '@/lib/provider';
import { langParam, segment } from '@/lib/routes';
import { distinction } from '@/lib/seo/distinct-title';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { decodeSegment } from '@/lib/site-map/slug';
import { NoticeScreen } from '../notice-screen';

type Props = { params: Promise<{ lang: string; id: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export function generateStaticParams() {
  return [];
}

/** The notice an address names, with its place in the list; withdrawn ones are not in it. */
async function load(params: Props['params']) {
  const id = decodeSegment((await params).id);
  const notices = await readNotices();
  const index = notices.findIndex((notice) => notice.id === id);
  return { lang: await langParam(params), notices, selected: notices[index], page: pageOf(notices, pageNumberOf(index, NOTICES_A_PAGE), NOTICES_A_PAGE) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, selected, notices } = await load(params);
  if (!selected) notFound();
  const { school } = await loadSite();
  const dateOf = ({ created }: Notice) => (created ? formatDate(created, school.timeZone, lang) : '');
  const date = dateOf(selected);
  const parts = [inLanguage(selected.title, lang), getDictionary(lang).notices.title, date, inLanguage(school.name, lang)];
  return pageMetadata({
    lang,
    path: `/notice/${segment(selected.id)}`,
    title: selected.title,
    kind: 'notice',
    date: selected.created,
    distinction: distinction(selected, notices, ({ title }) => inLanguage(title, lang), [dateOf, ({ id }) => id]),
    description: parts.filter(Boolean).join(' · '),
    image: selected.file?.kind === 'image' ? selected.file.url : undefined,
  });
}

export default async function SelectedNoticePage({ params }: Props) {
  const { lang, selected, page } = await load(params);
  return selected && page ? <NoticeScreen lang={lang} page={page} selected={selected} /> : <NotFoundView lang={lang} />;
}
