import { conceptsOf, soundedConceptsOf } from './concepts';
import { isBengali } from './fold';
import { reversed, type Vocabulary, type WordId } from './vocabulary';
import type { WordKeys } from './word-keys';

/** How much a word of a text counts for a word of the query, by the closest way in which the two are alike. */
export const LIKENESS = {
  exact: 1,
  folded: 0.9,
  stem: 0.8,
  prefix: 0.6,
  synonym: 0.5,
  compound: 0.45,
  sound: 0.4,
  soundedSynonym: 0.35,
  soundPrefix: 0.3,
  misspelt: 0.3,
  misheard: 0.15,
} as const;

/** A guess counts less where the texts have the word as it is spelt: whoever types "bus" rarely means "business". */
const GUESS_OF_KNOWN = 0.4;
/** Two sounds are shared by many words. */
const SHORT_SOUND = 0.5;

/** The words of the texts that a word of a query may mean, each with its closest likeness. */
export type Expansion = Map<WordId, number>;

const SHORTEST_PREFIX = 2;
const SHORTEST_PART = 4;
const SHORTEST_GUESS = 4;
const SHORTEST_MISHEARD = 5;
const NUMBER = /^\p{N}+$/u;

/** The words that are spelt like a word, or mean the same. */
export function expandSpelling(vocabulary: Vocabulary, word: WordKeys): Expansion {
  const found: Expansion = new Map();
  take(found, vocabulary.exact(word.exact), LIKENESS.exact);
  take(found, vocabulary.folded.with(word.folded), LIKENESS.folded);
  take(found, vocabulary.stems.with(word.stem), LIKENESS.stem);
  for (const concept of conceptsOf(word)) take(found, vocabulary.meaning(concept), LIKENESS.synonym);
  return found;
}

/** The same with the words that sound like it. */
export function expandSound(vocabulary: Vocabulary, word: WordKeys): Expansion {
  const found = expandSpelling(vocabulary, word);
  const trust = guessTrust(vocabulary, word);
  for (const sound of word.sounds) {
    const length = sound.length === 2 ? SHORT_SOUND : 1;
    take(found, vocabulary.sounds.with(sound), LIKENESS.sound * length * trust);
  }
  for (const concept of soundedConceptsOf(word)) take(found, vocabulary.meaning(concept), LIKENESS.soundedSynonym);
  return found;
}

/** All that a word of a query may mean: also compounds with it, words near to it and, if it is still typed, longer ones. */
export function expandWord(vocabulary: Vocabulary, word: WordKeys, isBeginning: boolean): Expansion {
  const found = expandSound(vocabulary, word);
  const isKnown = found.size > 0;
  takeCompounds(found, vocabulary, word);
  if (isBeginning) takeBeginnings(found, vocabulary, word);
  takeMisspelt(found, vocabulary, word, isKnown);
  return found;
}

function guessTrust({ stems }: Vocabulary, { stem }: WordKeys): number {
  return stems.has(stem) ? GUESS_OF_KNOWN : 1;
}

function take(found: Expansion, ids: readonly WordId[], likeness: number): void {
  for (const id of ids) found.set(id, Math.max(found.get(id) ?? 0, likeness));
}

/** Bengali writes compounds as one word: পূজা is in দুর্গাপূজা, ভাষা in মাতৃভাষা, ভর্তি in ভর্তিচ্ছু. */
function takeCompounds(found: Expansion, { stems, reversedStems }: Vocabulary, { stem }: WordKeys): void {
  if (!isBengali(stem) || stem.length < SHORTEST_PART) return;
  for (const { ids } of stems.beginningWith(stem)) take(found, ids, LIKENESS.compound);
  for (const { ids } of reversedStems.beginningWith(reversed(stem))) take(found, ids, LIKENESS.compound);
}

function takeBeginnings(found: Expansion, vocabulary: Vocabulary, word: WordKeys): void {
  if (word.folded.length < SHORTEST_PREFIX) return;
  const trust = guessTrust(vocabulary, word);
  for (const { key, ids } of vocabulary.folded.beginningWith(word.folded)) {
    take(found, ids, LIKENESS.prefix * (word.folded.length / key.length) ** 0.3 * trust);
  }
  // A Bengali word half typed in Latin letters; a whole word that is known needs no such guess.
  if (vocabulary.stems.has(word.stem)) return;
  for (const sound of word.sounds) {
    for (const { ids } of vocabulary.sounds.beginningWith(sound)) take(found, ids, LIKENESS.soundPrefix);
  }
}

function takeMisspelt(found: Expansion, vocabulary: Vocabulary, word: WordKeys, isKnown: boolean): void {
  const allowed = editsAllowed(word.stem, isKnown);
  if (allowed > 0) {
    const trust = guessTrust(vocabulary, word);
    for (const { ids, edits } of vocabulary.stems.near(word.stem, allowed)) {
      if (edits > 0) take(found, ids, (LIKENESS.misspelt / edits) * trust);
    }
  }
  if (isKnown) return;
  for (const sound of word.sounds) {
    if (sound.length < SHORTEST_MISHEARD) continue;
    for (const { ids } of vocabulary.sounds.near(sound, 1)) take(found, ids, LIKENESS.misheard);
  }
}

/** Short words have too many neighbours, and a word that is known is rarely meant to be another. */
function editsAllowed(word: string, isKnown: boolean): number {
  if (NUMBER.test(word) || word.length < SHORTEST_GUESS) return 0;
  if (isKnown) return word.length < 6 ? 0 : 1;
  return word.length < 8 ? 1 : 2;
}
