import { articlePictures } from '../domain/content-pictures';
import { inCategory, type ContentItem } from '../domain/content';
import { plainText } from '../html/excerpt';
import { segment } from '../routes';
import type { BilingualText } from '../i18n/bilingual';
import type { Material, SitePage } from './site-page';

/** The page of every notice. */
export function noticePages({ notices }: Pick<Material, 'notices'>): SitePage[] {
  return notices.map(({ id, title, file, created, category }) => ({
    path: `/notice/${segment(id)}`,
    kind: 'notice',
    title,
    date: created,
    pictures: file?.kind === 'image' ? [file.url] : [],
    hasContent: true,
    text: () => ({ en: [category, file?.type].filter(Boolean).join(' '), bn: '' }),
  }));
}

/** The pages of news and of achievements. */
export function newsPages({ contents, categories }: Pick<Material, 'contents' | 'categories'>): SitePage[] {
  const pages = (category: 'news' | 'achievements', kind: 'news' | 'achievement', path: string): SitePage[] =>
    inCategory(contents, category, categories).map((item) => ({
      path: `${path}/${segment(item.id)}`,
      kind,
      title: item.title,
      date: item.date,
      pictures: articlePictures(item),
      hasContent: true,
      text: () => itemText(item),
    }));
  return [...pages('news', 'news', '/news-and-events'), ...pages('achievements', 'achievement', '/achievements')];
}

/** The words of a content item: its text and the titles of what is attached. */
export function itemText({ details, attachments }: ContentItem): BilingualText {
  const titles = attachments.map(({ title }) => title).join(' ');
  return { en: `${plainText(details.en)} ${titles}`.trim(), bn: plainText(details.bn) };
}
