import { withoutStopWords } from './stop-words';
import { tokenise } from './tokens';
import { queryWordKeys, type WordKeys } from './word-keys';

const MOST_CHARACTERS = 200;
const MOST_WORDS = 12;

/** The distinct telling words of what a visitor typed, in order; its length and their number are bounded. */
export function parseQuery(query: string): WordKeys[] {
  const words = new Map<string, WordKeys>();
  for (const { surface } of tokenise(query.slice(0, MOST_CHARACTERS))) {
    const keys = queryWordKeys(surface);
    if (keys !== null) words.set(keys.exact, keys);
  }
  return withoutStopWords([...words.keys()])
    .slice(0, MOST_WORDS)
    .flatMap((exact) => words.get(exact) ?? []);
}
