import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { htmlIn } from '@/components/content/html-in';
import { NewsArticle } from '@/components/content/NewsArticle/NewsArticle';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import { formatDate } from '@/lib/dates';
import { imagesOf, neighboursOf } from '@/lib/domain/attachments';
import type { ContentItem } from '@/lib/domain/content';
import { plainText } from '@/lib/html/excerpt';
import { inLanguage } from '@/lib/i18n/bilingual';
import { langParam, segment } from '@/lib/routes';
import { distinction } from '@/lib/seo/distinct-title';
import { itemArticle } from '@/lib/seo/graph/article';
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site';
import { decodeSegment } from '@/lib/site-map/slug';
import { PageGraph } from '../page-graph';
import { sectionItems, sectionTitle, type NewsSection } from './news-section';

type Params = Promise<{ lang: string; id: string }>;

async function load(section: NewsSection, params: Params) {
  const id = decodeSegment((await params).id);
  const items = await sectionItems(section);
  return { lang: await langParam(params), items, item: items.find((candidate) => candidate.id === id) };
}

function kindOf({ category }: NewsSection): 'news' | 'achievement' {
  return category === 'news' ? 'news' : 'achievement';
}

export async function newsDetailMetadata(section: NewsSection, params: Params): Promise<Metadata> {
  const { lang, item, items } = await load(section, params);
  if (!item) notFound();
  const { school } = await loadSite();
  const dateOf = ({ date }: ContentItem) => (date ? formatDate(date, school.timeZone, lang) : '');
  return pageMetadata({
    lang,
    path: `${section.path}/${segment(item.id)}`,
    title: item.title,
    kind: kindOf(section),
    date: item.date,
    distinction: distinction(item, items, ({ title }) => inLanguage(title, lang), [dateOf, ({ id }) => id]),
    description: plainText(htmlIn(item.details, lang)),
    image: imagesOf(item)[0]?.file.url,
  });
}

/** One item of a section; unknown ids are a 404. */
export async function NewsDetail({ section, params }: { section: NewsSection; params: Params }) {
  const { lang, items, item } = await load(section, params);
  if (!item) return <NotFoundView lang={lang} />;
  const { school } = await loadSite();
  const path = `${section.path}/${segment(item.id)}`;
  const crumbs = [{ name: sectionTitle(section, lang), path: section.path }];
  return (
    <PageFrame title={item.title} lang={lang} crumbs={crumbs}>
      <PageGraph lang={lang} path={path} title={item.title} crumbs={crumbs} nodes={(context) => [itemArticle(context, item, path, kindOf(section))]} />
      <NewsArticle
        item={item}
        {...neighboursOf(items, item.id)}
        path={section.path}
        url={absoluteUrl(lang, path)}
        lang={lang}
        zone={school.timeZone}
      />
    </PageFrame>
  );
}
