import { isLang, type Lang } from './i18n/lang';

/** The address of a page in a language: English at the specification's addresses, Bengali under `/bn`. */
export function localPath(lang: Lang, path: string): string {
  if (lang === 'en') return path;
  return path === '/' ? '/bn' : `/bn${path}`;
}

/** Takes a visitor's address apart again: `/bn/notice` is the page `/notice` in Bengali. */
export function splitPath(pathname: string): { lang: Lang; path: string } {
  const match = /^\/bn(?=\/|$)(.*)$/.exec(pathname);
  return match ? { lang: 'bn', path: match[1] || '/' } : { lang: 'en', path: pathname };
}

/** A segment of an address, encoded the way browsers show it. */
export function segment(text: string): string {
  return encodeURIComponent(text);
}

/** The language parameter of a route. Other first segments never reach a page: the root layout refuses them. */
export async function langParam(params: Promise<{ lang: string }>): Promise<Lang> {
  const { lang } = await params;
  return isLang(lang) ? lang : 'en';
}
