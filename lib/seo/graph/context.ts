import { mediaType } from '../../media/media-file';
import type { School } from '../../domain/school';
import { inLanguage, type BilingualText } from '../../i18n/bilingual';
import type { Lang } from '../../i18n/lang';
import { textLanguage } from '../../i18n/text-language';
import { localPath } from '../../routes';

/** What every node of a page's graph is told. */
export interface GraphContext {
  school: School;
  /** Public origin. */
  siteUrl: string;
  lang: Lang;
}

/** The absolute address of a page in the graph's language. */
export function pageUrl({ siteUrl, lang }: GraphContext, path: string): string {
  return new URL(localPath(lang, path), siteUrl).href;
}

/** The absolute address of a file or picture. */
export function fileUrl({ siteUrl }: GraphContext, address: string): string {
  return new URL(address, siteUrl).href;
}

/** The institution and the web site have one name in the graphs of all pages. */
export function nodeId({ siteUrl }: GraphContext, name: 'institution' | 'website'): { '@id': string } {
  return { '@id': new URL(`/#${name}`, siteUrl).href };
}

/** A text as the page shows it; undefined where there is none, which leaves the property out. */
export function shown(text: BilingualText | string, lang: Lang): string | undefined {
  return (typeof text === 'string' ? text : inLanguage(text, lang)) || undefined;
}

/** BCP 47 tag of the language a text is really in. */
export function languageOf(text: string, lang: Lang): string {
  return { en: 'en', bn: 'bn-BD', ar: 'ar' }[textLanguage(text, lang)];
}

/** A file that hangs on a page. */
export function mediaObject(context: GraphContext, url: string, name?: string) {
  return { '@type': 'MediaObject', contentUrl: fileUrl(context, url), encodingFormat: mediaType(url), name: name || undefined } as const;
}
