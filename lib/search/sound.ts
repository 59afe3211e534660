import { isBengali } from './fold';

/*
 * Bengali is typed in Latin letters without any standard: ভর্তি is bhorti, vorti, varti. A word's sound key is what
 * those spellings share: classes of consonants without aspiration, the vowels i and u, and none of a and o, which
 * stand for আ, ও and the inherent vowel alike. English loan words meet their Bengali spelling there too
 * (routine, রুটিন). Keys are approximate, so they rank below everything that is spelt alike.
 */

const CONSONANT: Readonly<Record<string, string>> = {
  'ক': 'k', 'খ': 'k', 'গ': 'g', 'ঘ': 'g', 'ঙ': 'n', 'চ': 'c', 'ছ': 'c', 'জ': 'j', 'ঝ': 'j', 'ঞ': 'n',
  'ট': 't', 'ঠ': 't', 'ড': 'd', 'ঢ': 'd', 'ত': 't', 'থ': 't', 'দ': 'd', 'ধ': 'd', 'ন': 'n',
  'প': 'p', 'ফ': 'f', 'ব': 'b', 'ভ': 'b', 'ম': 'm', 'য': 'j', 'র': 'r', 'ল': 'l', 'স': 's', 'হ': 'h',
};

const VOWEL: Readonly<Record<string, string>> = {
  'অ': 'o', 'আ': 'a', 'ই': 'i', 'উ': 'u', 'ঋ': 'ri', 'এ': 'i', 'ঐ': 'oi', 'ও': 'o', 'ঔ': 'ou',
  'া': 'a', 'ি': 'i', 'ু': 'u', 'ৃ': 'ri', 'ে': 'i', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou',
};

/** The sound key of a word in folded letters (with hasanta); empty where nothing in it sounds. */
export function soundKey(letters: string): string {
  return collapse(isBengali(letters) ? speakBengali(letters) : speakLatin(letters));
}

function speakBengali(letters: string): string {
  const spoken = letters
    .replace(/ঙ্[গঘ]/g, 'ঙ')
    .replace(/ও\u09df/g, 'w')
    .replace(/(^র|[^র])্য/g, '$1')
    // ব-ফলা is silent, except in ম্ব, র্ব and উদ্ব-.
    .replace(/(^উদ্ব)|([^মর])্ব/g, '$1$2');
  return Array.from(spoken, (letter, index) => {
    const consonant = CONSONANT[letter];
    if (consonant === undefined) return VOWEL[letter] ?? (letter === 'w' ? letter : '');
    return isFollowedByVowelOrHasanta(spoken, index) ? consonant : `${consonant}o`;
  }).join('');
}

function isFollowedByVowelOrHasanta(text: string, index: number): boolean {
  return /[া-ৌ্]/.test(text.charAt(index + 1));
}

/** In this order: each rule sees what those before it left. `c` ends up as the sound of চ, `k` as that of ক. */
const LATIN_RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?:ss|s|t)ions?$/, 'son'],
  [/sch/g, 'sk'],
  [/tch|chh?/g, '1'],
  [/ksh|ks(?=[aeiou])|kkh|kh|ck|x(?=[aeiou])/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c|q/g, 'k'],
  [/1/g, 'c'],
  [/d?ge$/, 'j'],
  [/gg?y/g, 'g'],
  [/ng/g, 'n'],
  [/ph/g, 'f'],
  [/([gjtdbsrn])h/g, '$1'],
  [/v/g, 'b'],
  [/z/g, 'j'],
  [/ee|ea|ie|ai|ei/g, 'i'],
  [/oo|ou|ow|au/g, 'u'],
  [/(?<=[^aeiou])w/g, ''],
  [/^y/, 'j'],
  [/(?<=[^aeiou])y(?=[^aeiou]|$)/g, 'i'],
  [/y/g, ''],
  [/(?<=.{2}[^aeiou])er$/, 'r'],
  [/(?<=.{2}[^aeiou])e$/, ''],
  [/e/g, 'i'],
];

function speakLatin(word: string): string {
  return LATIN_RULES.reduce((spoken, [pattern, sound]) => spoken.replace(pattern, sound), word.replace(/[^a-z]/g, ''));
}

/**
 * Doubles are one. A vowel that begins the word is kept, but অ, আ, ই and এ are one there: English loan words are
 * spelt with any of them (একাডেমিক, ইভেন্ট, অ্যাডমিট). Elsewhere a and o are dropped.
 */
function collapse(spoken: string): string {
  const single = spoken.replace(/(.)\1+/g, '$1');
  return single.charAt(0).replace(/[oi]/, 'a') + single.slice(1).replace(/[ao]/g, '');
}

// After a Bengali word typed in Latin letters: shikkhokder, vortir, porikkhay, eider.
const LATIN_BENGALI_ENDING = /(?:(?<=.{4})(?:gulo|guli|der|ra|ke|te|ti|ta|(?<=[aeiou])[ry])|(?<=.{3})er)$/;

/** A Latin-letter word without the Bengali noun ending it may carry; the word itself where it carries none. */
export function withoutLatinEnding(word: string): string {
  return word.replace(LATIN_BENGALI_ENDING, '');
}
