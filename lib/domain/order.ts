/**
 * Sorts by date, newest first and undated last; equals keep their order.
 * @param dateOf the item's ISO instant
 */
export function newestFirst<T>(items: readonly T[], dateOf: (item: T) => string | null): T[] {
  return [...items].sort((a, b) => (dateOf(b) ?? '').localeCompare(dateOf(a) ?? ''));
}
