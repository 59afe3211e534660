import type { SearchDocument } from './document';

const DAY_MS = 24 * 60 * 60 * 1000;
const HALF_LIFE_DAYS = 180;
/** How much more the newest notice counts than one that is years old. */
const NEWNESS = 0.6;

/** What a document's kind and age make of its score. Only notices and news lose their worth with time. */
export function standing(document: SearchDocument, now: Date): number {
  if (document.date === null) return 1;
  if (document.kind !== 'notice' && document.kind !== 'news') return 1;
  const age = (now.getTime() - Date.parse(document.date)) / DAY_MS;
  return Number.isNaN(age) ? 1 : 1 + NEWNESS * 2 ** (-Math.max(0, age) / HALF_LIFE_DAYS);
}
