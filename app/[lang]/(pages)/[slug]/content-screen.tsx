import type { Metadata } from 'next';
import { MessagePanel } from '@/components/administration/MessagePanel/MessagePanel';
import { ContentView } from '@/components/content/ContentView/ContentView';
import { htmlIn } from '@/components/content/html-in';
import { MoreInSection } from '@/components/content/MoreInSection/MoreInSection';
import { ShareRow } from '@/components/share/ShareRow/ShareRow';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import { genericPages } from '@/lib/catalogue/content-pages';
import { showsNothing } from '@/lib/domain/attachments';
import { contentPictures } from '@/lib/domain/content-pictures';
import { plainText } from '@/lib/html/excerpt';
import { inLanguage } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { distinction } from '@/lib/seo/distinct-title';
import { authorNodes } from '@/lib/seo/graph/people';
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata';
import { loadSiteMap } from '@/lib/site';
import type { Subject } from '@/lib/site-map/page-subject';
import { relatedItems } from '@/lib/site-map/related';
import type { ContentPage } from '@/lib/site-map/resolve';
import { PeopleListView } from '../administration/people-list';
import { PageGraph } from '../page-graph';
import { pageSubject } from './page-subject';

export async function contentMetadata(lang: Lang, page: ContentPage): Promise<Metadata> {
  const [subject, siteMap] = await Promise.all([pageSubject(page), loadSiteMap()]);
  const item = subject.kind === 'content' ? subject.item : undefined;
  const sectionOf = (other: ContentPage) => inLanguage(relatedItems(siteMap, other).title, lang);
  const rivals = genericPages(siteMap).filter(({ path }) => path !== page.path);
  return pageMetadata({
    lang,
    path: canonicalPath(page, subject),
    title: page.name,
    cardTitle: cardTitle(subject, lang),
    distinction: distinction(page, rivals, ({ name }) => inLanguage(name, lang), [sectionOf, ({ path }) => path]),
    description: item && plainText(htmlIn(item.details, lang)),
    image: item && contentPictures(item)[0],
    index: item ? !showsNothing(item) : subject.kind !== 'nothing',
  });
}

/** What the administration section shows as well has its address there. */
function canonicalPath(page: ContentPage, subject: Subject): string {
  const item = administrationItem(subject);
  return item ? `/administration/${item}` : page.path;
}

/** The card is that of the canonical page. */
function cardTitle(subject: Subject, lang: Lang): string | undefined {
  const item = administrationItem(subject);
  return item && getDictionary(lang).administration[item];
}

function administrationItem(subject: Subject) {
  if (subject.kind === 'people') return subject.list;
  return subject.kind === 'messages' ? subject.page : undefined;
}

/** A generic content page: under the menu item's name what it is about, beside it the rest of its section. */
export async function ContentScreen({ lang, page }: { lang: Lang; page: ContentPage }) {
  const [subject, siteMap] = await Promise.all([pageSubject(page), loadSiteMap()]);
  const related = relatedItems(siteMap, page);
  const title = inLanguage(page.name, lang);
  return (
    <PageFrame
      title={page.name}
      lang={lang}
      crumbs={inLanguage(related.title, lang) ? [{ name: related.title }] : []}
      aside={related.items.length > 0 && <MoreInSection {...related} lang={lang} />}
    >
      <PageGraph lang={lang} path={canonicalPath(page, subject)} title={page.name} nodes={subject.kind === 'messages' ? (context) => authorNodes(context, subject.messages) : undefined} />
      <SubjectView subject={subject} title={title} lang={lang} />
      {subject.kind !== 'nothing' && <ShareRow url={absoluteUrl(lang, page.path)} title={title} lang={lang} />}
    </PageFrame>
  );
}

function SubjectView({ subject, title, lang }: { subject: Subject; title: string; lang: Lang }) {
  switch (subject.kind) {
    case 'content': {
      const own = inLanguage(subject.item.title, lang);
      return (
        <>
          {own && own.toLowerCase() !== title.toLowerCase() && <LocalText as="h2" text={own} lang={lang} />}
          <ContentView item={subject.item} lang={lang} />
        </>
      );
    }
    case 'messages':
      return <MessagePanel messages={subject.messages} lang={lang} />;
    case 'people':
      return <PeopleListView list={subject.list} lang={lang} />;
    case 'nothing':
      return <EmptyState message={getDictionary(lang).common.noDataFound} />;
  }
}
