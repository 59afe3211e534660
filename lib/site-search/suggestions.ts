import type { Mark } from '../search/document';

/** One line of the instant suggestions, ready to be shown. */
export interface Suggestion {
  href: string;
  title: { lang: string; text: string; marks: Mark[] };
  /** The kind's name in the page's language. */
  kind: string;
}

/** What `/api/search?q=…&lang=…` answers. */
export interface Suggestions {
  label: string;
  /** For screen readers; '' where there are none. */
  status: string;
  items: Suggestion[];
}

/** Queries longer than this are no words being typed. */
export const LONGEST_SUGGESTED_QUERY = 100;
