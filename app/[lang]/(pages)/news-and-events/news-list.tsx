import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { NewsCards } from '@/components/content/NewsCards/NewsCards';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { NEWS_A_PAGE, pageNumber, pageOf } from '@/lib/domain/paging';
import { inLanguage } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import { formatNumber } from '@/lib/i18n/numbers';
import { langParam, localPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { PageGraph } from '../page-graph';
import { listPath, sectionItems, sectionTitle, type NewsSection } from './news-section';

type Params = Promise<{ lang: string; page?: string }>;

/** The page of a section's list that an address names; the list's own address names the first. */
async function load(section: NewsSection, params: Params) {
  const { page = '1' } = await params;
  return { lang: await langParam(params), page: pageOf(await sectionItems(section), pageNumber(page), NEWS_A_PAGE) };
}

export async function newsListMetadata(section: NewsSection, params: Params): Promise<Metadata> {
  const { lang, page } = await load(section, params);
  if (!page) notFound();
  const { common, content } = getDictionary(lang);
  const { school } = await loadSite();
  const title = sectionTitle(section, lang);
  const place = fill(common.pageOf, { page: formatNumber(page.number, lang), pages: formatNumber(page.total, lang) });
  return pageMetadata({
    lang,
    path: listPath(section, page.number),
    title: page.number === 1 ? title : `${title} · ${place}`,
    description: fill(content[`${section.category}Description`], { school: inLanguage(school.name, lang) }),
    index: page.items.length > 0,
  });
}

/** A section's list: cards, twelve a page. */
export async function NewsList({ section, params }: { section: NewsSection; params: Params }) {
  const { lang, page } = await load(section, params);
  if (!page) return <NotFoundView lang={lang} />;
  const isListAddress = (await params).page === undefined;
  if (page.number === 1 && !isListAddress) permanentRedirect(localPath(lang, section.path));
  const { school } = await loadSite();
  return (
    <PageFrame title={sectionTitle(section, lang)} lang={lang}>
      <PageGraph lang={lang} path={listPath(section, page.number)} title={sectionTitle(section, lang)} type="CollectionPage" />
      {page.items.length > 0 ? (
        <NewsCards items={page.items} path={section.path} lang={lang} zone={school.timeZone} />
      ) : (
        <EmptyState message={getDictionary(lang).common.noDataFound} />
      )}
      <Pagination lang={lang} page={page.number} pages={page.total} hrefOf={(number) => localPath(lang, listPath(section, number))} />
    </PageFrame>
  );
}
