import { expandSound, expandSpelling, expandWord, type Expansion } from './expand-word';
import type { QueryWord } from './query';
import type { Vocabulary } from './vocabulary';
import { queryWordKeys, type WordKeys } from './word-keys';

/** Words that are one when written together count nearly as much as the word itself. */
const JOINED = 0.8;
const SHORTEST_PART = 3;
const LETTER_FIRST = /^\p{L}/u;

/**
 * For each word of a query the words of the texts that it may mean. Bengali compounds are written as one word or as
 * several (সময়সূচি, সময় সূচি): neighbours are tried together, and an unknown word as two known ones.
 */
export function expandQuery(vocabulary: Vocabulary, query: readonly QueryWord[]): Expansion[] {
  const words = query.flatMap((word) => splitUnknown(vocabulary, word));
  return words.map(({ keys, joined }, index) => {
    const expansion = expandWord(vocabulary, keys, index === words.length - 1);
    for (const join of joined) mergeJoined(expansion, expandSound(vocabulary, join));
    return expansion;
  });
}

function mergeJoined(expansion: Expansion, joined: Expansion): void {
  for (const [word, likeness] of joined) {
    expansion.set(word, Math.max(expansion.get(word) ?? 0, likeness * JOINED));
  }
}

function splitUnknown(vocabulary: Vocabulary, word: QueryWord): QueryWord[] {
  if (isKnown(vocabulary, word.keys)) return [word];
  const parts = partsOf(vocabulary, word.keys.exact);
  return parts === null ? [word] : parts.map((keys) => ({ keys, joined: word.joined }));
}

function isKnown(vocabulary: Vocabulary, word: WordKeys): boolean {
  return expandSpelling(vocabulary, word).size > 0;
}

/** The first two known words that together make the given one. */
function partsOf(vocabulary: Vocabulary, exact: string): WordKeys[] | null {
  for (let at = SHORTEST_PART; at <= exact.length - SHORTEST_PART; at += 1) {
    if (!LETTER_FIRST.test(exact.slice(at)) || exact.charAt(at - 1) === '্') continue;
    const parts = [queryWordKeys(exact.slice(0, at)), queryWordKeys(exact.slice(at))].filter((keys) => keys !== null);
    if (parts.length === 2 && parts.every((keys) => isKnown(vocabulary, keys))) return parts;
  }
  return null;
}
