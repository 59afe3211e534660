import type { Postings } from './postings';
import type { Vocabulary } from './vocabulary';
import type { WordKeys } from './word-keys';

const MOST_NEAR = 3;
const MOST_EDITS = 3;
const SHORTEST_SOUND = 5;

/** Up to three queries that would find something, for one that found nothing: each word replaced by a near one. */
export function nearMatches(vocabulary: Vocabulary, postings: Postings, query: readonly WordKeys[]): string[] {
  const candidates = query.map((word) => nearWords(vocabulary, postings, word)).filter((near) => near.length > 0);
  const phrases = Array.from({ length: MOST_NEAR }, (_, rank) =>
    candidates.map((near) => near[rank] ?? near[0] ?? '').join(' '),
  );
  return [...new Set(phrases)].filter((phrase) => phrase !== '');
}

/** The nearest words first; of equally near ones those that more texts use. */
function nearWords(vocabulary: Vocabulary, postings: Postings, { stem, sounds }: WordKeys): string[] {
  const edits = Math.min(MOST_EDITS, Math.floor(stem.length / 2));
  if (edits === 0) return [];
  const spelt = vocabulary.stems
    .near(stem, edits)
    // Half of a word may differ only where at least its first letter is right.
    .filter((near) => near.edits <= stem.length / 3 || near.key.charAt(0) === stem.charAt(0));
  const heard = sounds
    .filter((sound) => sound.length >= SHORTEST_SOUND)
    .flatMap((sound) => vocabulary.sounds.near(sound, 1));
  const near = [...spelt, ...heard]
    .flatMap(({ ids, edits: distance }) => ids.map((id) => ({ id, distance, uses: postings.uses(id) })))
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses);
  return [...new Set(near.map(({ id }) => vocabulary.surfaceOf(id)))].slice(0, MOST_NEAR);
}
