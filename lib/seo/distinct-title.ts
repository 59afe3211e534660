/**
 * What a title needs besides itself to be the only one of its kind.
 * @param hints what tells items apart, the most telling first; asked for only as far as needed
 * @returns '' for a title that no other item has
 */
export function distinction<T>(item: T, all: readonly T[], titleOf: (item: T) => string, hints: readonly ((item: T) => string)[]): string {
  const title = titleOf(item);
  let rivals = all.filter((other) => other !== item && titleOf(other) === title);
  const parts: string[] = [];
  for (const hint of hints) {
    if (rivals.length === 0) break;
    const own = hint(item);
    parts.push(own);
    rivals = rivals.filter((other) => hint(other) === own);
  }
  return parts.filter(Boolean).join(' ');
}
