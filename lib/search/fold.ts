const BENGALI = /\p{Script=Bengali}/u;
// Joiners, invisible spaces and hyphens, and the dots of an abbreviation.
const UNSPOKEN = /[\u200b-\u200d\u2060\ufeff\u00ad.]/g;
const BENGALI_ZERO = 0x09e6;

/** Whether a word is written in Bengali letters. */
export function isBengali(word: string): boolean {
  return BENGALI.test(word);
}

/**
 * The word as it is compared exactly: one code point sequence for one spelling, whatever the keyboard sent.
 * Lower case, Latin digits, no joiners; য় ড় ঢ় are one code point each (NFC would leave them as two).
 */
export function exactForm(surface: string): string {
  return surface
    .normalize('NFKC')
    .replace(UNSPOKEN, '')
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO))
    .replace(/[\u09af\u09a1\u09a2\u09ac]\u09bc/g, (pair) => NUKTA[pair] ?? pair);
}

const NUKTA: Readonly<Record<string, string>> = {
  '\u09af\u09bc': '\u09df',
  '\u09a1\u09bc': '\u09dc',
  '\u09a2\u09bc': '\u09dd',
  '\u09ac\u09bc': '\u09b0',
};

const SAME_LETTER: Readonly<Record<string, string>> = {
  'ী': 'ি', 'ূ': 'ু', 'ঈ': 'ই', 'ঊ': 'উ',
  'শ': 'স', 'ষ': 'স', 'ণ': 'ন', 'ৎ': 'ত', 'ং': 'ঙ', 'ৰ': 'র', '\u09dc': 'র', '\u09dd': 'র',
  'ঁ': '', 'ঃ': '', '\u09bc': '',
};

/**
 * Folds the letters that Bengali writers mix up; the hasanta stays, because sounding out needs it.
 * ক্ষ and জ্ঞ become the double consonants they are spoken as. য is জ, but neither as য-ফলা nor after a first র
 * (র‍্যালি), where it is not spoken so.
 */
export function foldLetters(exact: string): string {
  if (!isBengali(exact)) return exact.normalize('NFD').replace(/\p{Mn}/gu, '');
  return exact
    .replace(/ক্ষ/g, 'ক্খ')
    .replace(/জ্ঞ/g, 'গ্গ')
    .replace(/(^|[^্]|.র্)য/g, '$1জ')
    .replace(/[\u0980-\u09ff]/g, (letter) => SAME_LETTER[letter] ?? letter);
}

/** Drops the hasanta: ভর্তি and ভরতি are one word, and an explicit final hasanta says nothing. */
export function withoutHasanta(letters: string): string {
  return letters.replace(/্/g, '');
}
