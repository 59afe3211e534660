// Words before a name that say nothing about who it is: almost every name here starts with one.
const TITLES = new Set(['md', 'mohd', 'mst', 'mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'professor', 'engr', 'adv', 'col', 'lt', 'brig', 'gen', 'maj', 'major', 'capt', 'alhaj', 'মো', 'মোঃ', 'মোছা', 'মোছাঃ', 'মোসা', 'মোসাঃ', 'ড', 'ডা', 'ডাঃ', 'জনাব', 'অধ্যাপক', 'অ্যাডভোকেট', 'আলহাজ', 'আলহাজ্ব']);
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment.toUpperCase();
  return '';
}

/** One or two initials of a person's name; Bengali conjuncts and vowel signs stay whole. */
export function initials(name: string): string {
  const words = name.split(/[\s.,()\-–/]+/u).filter((word) => /^\p{L}/u.test(word));
  const telling = words.filter((word) => !TITLES.has(word.toLowerCase()));
  const used = telling.length > 0 ? telling : words;
  const ends = used.length > 1 ? [used[0], used.at(-1)] : used;
  return ends.map((word) => firstLetter(word ?? '')).join(' ');
}

/** A steady number from 1 to `count` for a name, so that a person keeps a colour. */
export function discNumber(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % count) + 1;
}
