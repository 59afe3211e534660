import type { Metadata } from 'next';
import { NOTICES_A_PAGE, pageOf } from '@/lib/domain/paging';
import { inLanguage } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import { readNotices } from '@/lib/provider';
import { langParam } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { NoticeScreen } from './notice-screen';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langParam(params);
  const words = getDictionary(lang).notices;
  const [notices, { school }] = await Promise.all([readNotices(), loadSite()]);
  const description = fill(words.description, { school: inLanguage(school.name, lang) });
  return pageMetadata({ lang, path: '/notice', title: words.title, description, index: notices.length > 0 });
}

export default async function NoticePage({ params }: Props) {
  const lang = await langParam(params);
  const page = pageOf(await readNotices(), 1, NOTICES_A_PAGE);
  return page && <NoticeScreen lang={lang} page={page} />;
}
