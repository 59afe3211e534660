import { showsNothing } from '../domain/attachments';
import { contentPictures } from '../domain/content-pictures';
import type { Lang } from '../i18n/lang';
import { NAMED_SLUGS } from '../site-map/named-pages';
import { subjectOf } from '../site-map/page-subject';
import { resolvePage, type ContentPage } from '../site-map/resolve';
import { itemText } from './article-pages';
import { noText, type Material, type SitePage } from './site-page';

type Parts = Pick<Material, 'siteMap' | 'contents' | 'messages' | 'categories'>;

/** Every generic content page, once, at its clean address: those that rows name and those that section 2 names. */
export function genericPages(siteMap: Material['siteMap']): ContentPage[] {
  const addresses = siteMap.flatMap(({ destination }) => (destination.kind === 'page' ? (destination.paths[0] ?? []) : []));
  const slugs = [...addresses.filter((path) => /^\/[^/]+$/.test(path)).map((path) => path.slice(1)), ...NAMED_SLUGS];
  const pages = new Map<string, ContentPage>();
  for (const slug of slugs) {
    const found = resolvePage(siteMap, encodeURIComponent(slug));
    if (found.kind === 'page') pages.set(found.item.path, found.item);
  }
  return [...pages.values()];
}

/**
 * The generic content pages. What an administration page shows as well has that one's address for its
 * canonical one, and so counts as having nothing of its own.
 */
export function contentPages({ siteMap, contents, messages, categories }: Parts): SitePage[] {
  return genericPages(siteMap).map((page) => {
    const subject = subjectOf(page, contents, messages, categories);
    const base = { path: page.path, title: page.name, kind: 'content' } as const;
    if (subject.kind !== 'content') return { ...base, date: null, pictures: [], hasContent: false, text: noText };
    const { item } = subject;
    return {
      ...base,
      date: item.date,
      pictures: contentPictures(item),
      hasContent: !showsNothing(item),
      text: () => {
        const words = itemText(item);
        // The item's own title where the page is called something else.
        const own = (lang: Lang) => (item.title[lang] === page.name[lang] ? '' : item.title[lang]);
        return { en: `${own('en')} ${words.en}`.trim(), bn: `${own('bn')} ${words.bn}`.trim() };
      },
    };
  });
}
