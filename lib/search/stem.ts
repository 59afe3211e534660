import { isBengali } from './fold';

// What has to stand before an ending, so that short words are left alone; a hasanta does not count as a letter.
const TWO_LETTERS = '(?<=(?:[^্]্?){2}(?<!্))';
const THREE_LETTERS = '(?<=(?:[^্]্?){3}(?<!্))';

// In folded letters (ি for ী, ন for ণ, স for শ), the longest first. A bare র or য় is an ending only after a vowel
// sign (ভর্তির, পরীক্ষায়): after a consonant it belongs to the word (খবর, বিদ্যালয়). The genitive -ের is the one
// ending that is hardly ever part of a word, so two letters before it will do: ঈদের, and with a joining য়, বইয়ের.
const BENGALI_ENDING = new RegExp(
  `(?:${THREE_LETTERS}(?:মন্ডলি|গুলোর|গুলো|গুলি|গুলা|সমুহ|বৃন্দ|দিগ|দের|েরা|খানা|খানি|টুকু|গন|টি|টা|রা|কে|তে|ে|ই|ও|(?<=[ািুেো])[র\u09df])` +
    `|${TWO_LETTERS}(?:(?<=[ািুেোইউ])\u09df)?ের)$`,
);

/**
 * The word without its noun endings, until none is left: case (-এর, -কে, -তে, -এ), number (-গুলো, -রা, -গণ),
 * article (-টি, -টা) and stress (-ই, -ও). Takes and returns folded letters with their hasanta.
 * Repeating it makes every form of a word end at the same stem, even where that stem is shorter than the word.
 */
export function stem(letters: string): string {
  return isBengali(letters) ? stemBengali(letters) : stemEnglish(letters);
}

function stemBengali(letters: string): string {
  const shorter = letters.replace(BENGALI_ENDING, '');
  return shorter === letters ? letters : stemBengali(shorter);
}

/** English plurals only: the stems of longer endings collide more than they help in short titles. */
function stemEnglish(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
