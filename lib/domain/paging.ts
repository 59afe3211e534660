/** Notices on a page of the board. */
export const NOTICES_A_PAGE = 20;
/** News or achievements on a page of their list. */
export const NEWS_A_PAGE = 12;

/** One page of a long list. */
export interface Page<T> {
  items: T[];
  /** From 1. */
  number: number;
  /** At least 1: an empty list has one empty page. */
  total: number;
}

/**
 * Cuts a page out of a list.
 * @param number from 1
 * @returns null for a page the list does not have
 */
export function pageOf<T>(all: readonly T[], number: number, size: number): Page<T> | null {
  const total = Math.max(1, Math.ceil(all.length / size));
  if (!Number.isInteger(number) || number < 1 || number > total) return null;
  return { items: all.slice((number - 1) * size, number * size), number, total };
}

/** The page of a list that an item is on. */
export function pageNumberOf(index: number, size: number): number {
  return Math.floor(index / size) + 1;
}

/**
 * The page number an address names. Only one spelling counts, so that a page has one address.
 * @returns NaN, which no list has a page for, for everything else
 */
export function pageNumber(segment: string): number {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : NaN;
}
