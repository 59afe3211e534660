import type { Article, NewsArticle } from 'schema-dts';
import { documentsOf } from '../../domain/attachments';
import type { ContentItem } from '../../domain/content';
import { articlePictures } from '../../domain/content-pictures';
import type { Notice } from '../../domain/notice';
import { excerpt, plainText } from '../../html/excerpt';
import { inLanguage, type BilingualText } from '../../i18n/bilingual';
import { fileUrl, languageOf, mediaObject, nodeId, pageUrl, shown, type GraphContext } from './context';

const DESCRIPTION_CHARACTERS = 300;

function article(context: GraphContext, path: string, title: BilingualText, date: string | null, pictures: readonly string[]) {
  const url = pageUrl(context, path);
  const headline = shown(title, context.lang);
  return {
    '@id': `${url}#article`,
    headline,
    url,
    mainEntityOfPage: { '@id': url },
    datePublished: date ?? undefined,
    inLanguage: languageOf(headline ?? '', context.lang),
    image: pictures.length > 0 ? pictures.map((picture) => fileUrl(context, picture)) : undefined,
    author: nodeId(context, 'institution'),
    publisher: nodeId(context, 'institution'),
  };
}

/** A piece of news or an achievement at its path. */
export function itemArticle(context: GraphContext, item: ContentItem, path: string, kind: 'news' | 'achievement'): Exclude<Article | NewsArticle, string> {
  const text = excerpt(plainText(inLanguage(item.details, context.lang)), DESCRIPTION_CHARACTERS);
  const documents = documentsOf(item).map(({ file, title }) => mediaObject(context, file.url, title));
  const facts = {
    ...article(context, path, item.title, item.date, articlePictures(item)),
    description: text || undefined,
    associatedMedia: documents.length > 0 ? documents : undefined,
  };
  return kind === 'news' ? { '@type': 'NewsArticle', ...facts } : { '@type': 'Article', ...facts };
}

/** A notice at its path, with its file. */
export function noticeArticle(context: GraphContext, { title, created, file }: Notice, path: string): Exclude<Article, string> {
  return {
    '@type': 'Article',
    ...article(context, path, title, created, file?.kind === 'image' ? [file.url] : []),
    associatedMedia: file && file.kind !== 'image' ? mediaObject(context, file.url) : undefined,
  };
}
