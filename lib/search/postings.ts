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

/** A word in one text of one document. */
export interface Posting {
  document: number;
  isTitle: boolean;
  /** How much the text is about the word: near 1 for one use in a text of usual length. */
  frequency: number;
}

/** Which word stands where: the inverted index. */
export class Postings {
  private readonly byWord: Posting[][] = [];

  constructor(documents: readonly DocumentWords[]) {
    const titleLength = averageLength(documents.flatMap(({ titles }) => titles));
    const bodyLength = averageLength(documents.flatMap(({ bodies }) => bodies));
    documents.forEach(({ titles, bodies }, document) => {
      for (const words of titles) this.add(document, true, words, titleLength);
      for (const words of bodies) this.add(document, false, words, bodyLength);
    });
  }

  of(word: WordId): readonly Posting[] {
    return this.byWord[word] ?? [];
  }

  private add(document: number, isTitle: boolean, words: Words, usualLength: number): void {
    const counts = new Map<WordId, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const held = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * words.length) / usualLength);
    for (const [word, count] of counts) {
      const frequency = (count * (SATURATION + 1)) / (count + held);
      (this.byWord[word] ??= []).push({ document, isTitle, frequency });
    }
  }
}

/** Of the texts that are there; 1 if none is. */
function averageLength(texts: readonly Words[]): number {
  const filled = texts.filter(({ length }) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, { length }) => sum + length, 0) / filled.length;
}
