import type { BilingualText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';

export const SEARCH_KINDS = ['notice', 'page', 'news', 'achievement', 'person', 'album', 'menu'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One thing a visitor can find. Texts are plain (no tags); a language that is missing is an empty string. */
export interface SearchDocument {
  /** Unique in the index. */
  id: string;
  kind: SearchKind;
  /** Language-neutral path such as `/notice/12`. */
  href: string;
  title: BilingualText;
  body: BilingualText;
  /** ISO instant, or null where the content has no true date. */
  date: string | null;
}

/** Half-open range of UTF-16 offsets, both ends on grapheme borders. */
export type Mark = [start: number, end: number];

/** Text with the words to mark, in order and without overlap, and the language it is in. */
export interface MarkedText {
  lang: Lang;
  text: string;
  marks: Mark[];
}

export interface SearchHit {
  document: SearchDocument;
  /** Comparable within one answer only. */
  score: number;
  /** The title in the language in which it hit, else in the language asked for. */
  title: MarkedText;
  /** The part of the body around the hit, in the language in which it hit; its text is empty where there is no body. */
  excerpt: MarkedText;
}

export interface SearchOptions {
  /** Most hits to return. */
  limit: number;
  /** The visitor's language: decides between two texts that match equally well. */
  lang: Lang;
  /** Against which the age of notices and news is measured. */
  now: Date;
}

/** One line of the instant suggestions. */
export interface SearchSuggestion {
  document: SearchDocument;
  title: MarkedText;
}

export interface SearchAnswer {
  /** Best first, at most `limit`. */
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
  /** Queries near to this one that would find something; only where nothing was found. */
  suggestions: string[];
}
