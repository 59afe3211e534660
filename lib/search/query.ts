import { isStopWord } from './stop-words';
import { tokenise } from './tokens';
import { queryWordKeys, type WordKeys } from './word-keys';

const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;
/** How many neighbours are tried as one word: "প্রবেশ পত্র", "এস এস সি". */
const LONGEST_JOIN = 4;

/** A word of a query, and what it makes when it is written as one with its neighbours. */
export interface QueryWord {
  keys: WordKeys;
  joined: WordKeys[];
}

/** The distinct telling words of what a visitor typed, in order; its length and their number are bounded. */
export function parseQuery(query: string): QueryWord[] {
  const surfaces = tokenise(query.slice(0, MOST_CHARACTERS))
    .slice(0, 2 * MOST_WORDS)
    .map(({ surface }) => surface);
  const words = new Map<string, QueryWord>();
  surfaces.forEach((surface, at) => {
    const keys = queryWordKeys(surface);
    if (keys === null) return;
    const joined = [...(words.get(keys.exact)?.joined ?? []), ...joinsAround(surfaces, at)];
    words.set(keys.exact, { keys, joined });
  });
  const all = [...words.values()];
  const telling = all.filter(({ keys }) => !isStopWord(keys.exact));
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
}

/** Every run of neighbours that includes the word at an index, as one word. */
function joinsAround(surfaces: readonly string[], at: number): WordKeys[] {
  const joins: WordKeys[] = [];
  for (let from = Math.max(0, at - LONGEST_JOIN + 1); from <= at; from += 1) {
    for (let to = Math.max(at + 1, from + 2); to <= Math.min(surfaces.length, from + LONGEST_JOIN); to += 1) {
      const keys = queryWordKeys(surfaces.slice(from, to).join(''));
      if (keys !== null) joins.push(keys);
    }
  }
  return joins;
}
