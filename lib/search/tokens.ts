/** A word of a text as it stands there, with its UTF-16 offset. */
export interface Token {
  surface: string;
  start: number;
}

// Digits are words of their own, so that "২১শে" is found by 21 and "Class-9" by 9. The joiners (U+200C, U+200D)
// and the invisible spaces that pasted text carries stand inside Bengali words.
const WORD = /\p{N}+[\p{M}\u200c\u200d]*|\p{L}[\p{L}\p{M}\u200b-\u200d\u2060\ufeff\u00ad]*/gu;

/** The words of a text, in order. */
export function tokenise(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({ surface: match[0], start: match.index }));
}
