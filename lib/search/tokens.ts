/** A word of a text as it stands there, with its UTF-16 offset. */
export interface Token {
  surface: string;
  start: number;
}

// The letters of a dotted abbreviation are one word: S.S.C, এস.এস.সি.
const ABBREVIATION = String.raw`\p{L}[\p{L}\p{M}]{0,2}(?:\.\p{L}[\p{L}\p{M}]{0,2})+(?![\p{L}\p{M}])`;
// Digits are words of their own, so that "২১শে" is found by 21 and "Class-9" by 9.
const NUMBER = String.raw`\p{N}+[\p{M}\u200c\u200d]*`;
// The joiners and the invisible spaces that pasted text carries stand inside Bengali words.
const PLAIN_WORD = String.raw`\p{L}[\p{L}\p{M}\u200b-\u200d\u2060\ufeff\u00ad]*`;

const WORD = new RegExp(`${ABBREVIATION}|${NUMBER}|${PLAIN_WORD}`, 'gu');

/** The words of a text, in order. */
export function tokenise(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({ surface: match[0], start: match.index }));
}
