import type { WordId } from './vocabulary';

// The usual constants of BM25: how soon repetition stops counting, and how much a long text is held back.
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.6;

/** The words of a text, in order. */
export type Words = readonly WordId[];

/** The texts of one document: titles and bodies, one of each a language. */
export interface DocumentWords {
  titles: readonly Words[];
  bodies: readonly Words[];
}

/**
 * Called for each text a word stands in. `frequency` is how much the text is about the word: near 1 for one use in a
 * text of usual length.
 */
export type Visit = (document: number, isTitle: boolean, frequency: number) => void;

/** Which word stands where: the inverted index. */
export class Postings {
  // Plain numbers, two a posting: a common word has thousands, and following objects took most of a query's time.
  private readonly byWord: number[][] = [];

  constructor(documents: readonly DocumentWords[]) {
    const titleLength = averageLength(documents.flatMap(({ titles }) => titles));
    const bodyLength = averageLength(documents.flatMap(({ bodies }) => bodies));
    documents.forEach(({ titles, bodies }, document) => {
      for (const words of titles) this.add(document, true, words, titleLength);
      for (const words of bodies) this.add(document, false, words, bodyLength);
    });
  }

  /** Goes through the texts with a word, in the order of the documents. */
  each(word: WordId, visit: Visit): void {
    const entries = this.byWord[word] ?? [];
    for (let at = 0; at < entries.length; at += 2) {
      const place = entries[at] ?? 0;
      visit(place >> 1, (place & 1) === 1, entries[at + 1] ?? 0);
    }
  }

  /** How many texts a word stands in. */
  uses(word: WordId): number {
    return (this.byWord[word]?.length ?? 0) / 2;
  }

  private add(document: number, isTitle: boolean, words: Words, usualLength: number): void {
    const counts = new Map<WordId, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const held = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * words.length) / usualLength);
    for (const [word, count] of counts) {
      const frequency = (count * (SATURATION + 1)) / (count + held);
      (this.byWord[word] ??= []).push(document * 2 + Number(isTitle), frequency);
    }
  }
}

/** Of the texts that are there; 1 if none is. */
function averageLength(texts: readonly Words[]): number {
  const filled = texts.filter(({ length }) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, { length }) => sum + length, 0) / filled.length;
}
