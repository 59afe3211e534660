import { createHash } from 'node:crypto';
import { formatDate } from '../dates';
import type { School } from '../domain/school';
import { inLanguage, type BilingualText } from '../i18n/bilingual';
import { getDictionary } from '../i18n/dictionary';
import type { Lang } from '../i18n/lang';
import { decodeSegment } from '../site-map/slug';

/** Raised when the drawing changes, so that messengers fetch the cards anew. */
const DESIGN = 1;
const HASH = /^[0-9a-f]{12}$/;

/** The kinds of page whose card names its section. */
export type ArticleKind = 'notice' | 'news' | 'achievement';

/** What a page's card is about. */
export interface CardSubject {
  /** Language-neutral path. */
  path: string;
  /** Empty for the home page. */
  title: BilingualText | string;
  kind?: ArticleKind;
  /** ISO instant. */
  date?: string | null;
}

/** The words and the picture on a share card. */
export interface Card {
  lang: Lang;
  school: string;
  title: string;
  /** Above the title: section and date; on the home page's card the school's motto. */
  eyebrow: string;
  /** At the foot. */
  footer: string;
  logo: string | null;
}

/** The section a page is in, as its title and its card name it. */
export function sectionName(kind: ArticleKind, lang: Lang): string {
  const { notices, content } = getDictionary(lang);
  return { notice: notices.title, news: content.news, achievement: content.achievements }[kind];
}

export function cardOf(subject: CardSubject, school: School, siteUrl: string, lang: Lang): Card {
  const { title, kind, date } = subject;
  const name = inLanguage(school.name, lang);
  const own = typeof title === 'string' ? title : inLanguage(title, lang);
  const section = kind ? [sectionName(kind, lang), date ? formatDate(date, school.timeZone, lang) : ''] : [];
  return {
    lang,
    school: name,
    title: own || name,
    eyebrow: own ? section.filter(Boolean).join(' · ') : inLanguage(school.tagline, lang),
    footer: [new URL(siteUrl).host, inLanguage(school.address, lang)].filter(Boolean).join(' · '),
    logo: school.logo,
  };
}

/** Twelve hexadecimal digits that change when anything on the card does. */
export function cardHash(card: Card): string {
  return createHash('sha256').update(JSON.stringify([DESIGN, card])).digest('hex').slice(0, 12);
}

/** The address of a page's card: its language, what is on it, and the page. */
export function cardPath(card: Card, path: string): string {
  return `/share/${card.lang}/${cardHash(card)}${path === '/' ? '' : path}.jpg`;
}

/** Two spellings of one path, escaped or not, compare equal. */
export function pathKey(path: string): string {
  return path.split('/').map((part) => decodeSegment(part) ?? part).join('/');
}

/**
 * Takes a card's address apart.
 * @param segments what follows the language, as the address has it
 * @returns the page's path key; null for what is no card's address
 */
export function cardAddress(segments: readonly string[]): { hash: string; path: string } | null {
  const address = segments.join('/');
  if (!address.endsWith('.jpg')) return null;
  const [hash = '', ...path] = address.slice(0, -'.jpg'.length).split('/');
  return HASH.test(hash) ? { hash, path: pathKey(`/${path.join('/')}`) } : null;
}
