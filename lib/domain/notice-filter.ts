import { monthOf } from '../dates';
import type { Notice } from './notice';
import { holdsWords } from './words';

/** What a visitor asks of the notice board; '' asks for nothing. */
export interface NoticeQuery {
  words: string;
  category: string;
  /** `2026-11`. */
  month: string;
}

const LONGEST_QUERY = 100;

/** Reads a query out of an address; what is repeated or overlong is cut down. */
export function noticeQuery(params: Readonly<Record<string, string | string[] | undefined>>): NoticeQuery {
  const one = (name: string) => [params[name]].flat()[0]?.trim().slice(0, LONGEST_QUERY) ?? '';
  return { words: one('q'), category: one('category'), month: one('month') };
}

/**
 * The notices that fit a query, in their order.
 * @param zone IANA zone of the school
 */
export function filterNotices(notices: readonly Notice[], query: NoticeQuery, zone: string): Notice[] {
  return notices.filter(
    ({ title, category, created }) =>
      holdsWords(query.words, [title.en, title.bn, category]) &&
      (!query.category || category === query.category) &&
      (!query.month || (created !== null && monthOf(created, zone) === query.month)),
  );
}

/** The categories that notices are in, by name. */
export function noticeCategories(notices: readonly Notice[]): string[] {
  return [...new Set(notices.map((notice) => notice.category))].filter(Boolean).sort((a, b) => a.localeCompare(b));
}

/** The months that notices fall in, newest first. */
export function noticeMonths(notices: readonly Notice[], zone: string): string[] {
  const months = notices.flatMap(({ created }) => (created === null ? [] : [monthOf(created, zone)]));
  return [...new Set(months)].sort().reverse();
}
