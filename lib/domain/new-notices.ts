/**
 * The notices that were published after a list was made: those before the first one the list holds.
 * @param newest all notices of now, newest first
 * @param known ids of the list
 */
export function newNotices<T extends { id: string }>(newest: readonly T[], known: ReadonlySet<string>): T[] {
  const first = newest.findIndex(({ id }) => known.has(id));
  return first < 0 ? [...newest] : newest.slice(0, first);
}
