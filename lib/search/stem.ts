import { isBengali, withoutHasanta } from './fold';

const FEWEST_LETTERS_LEFT = 3;
// What stands before a য় that only joins the ending to a vowel is a whole word, however short: বইয়ের, মায়ের.
const FEWEST_LETTERS_BEFORE_GLIDE = 2;

// In folded letters (ি for ী, ন for ণ, স for শ), the longest first. A bare র or য় is an ending only after a vowel
// sign (ভর্তির, পরীক্ষায়): after a consonant it belongs to the word (খবর, বিদ্যালয়).
const BENGALI_ENDING =
  /(?:মন্ডলি|গুলোর|গুলো|গুলি|গুলা|সমুহ|বৃন্দ|দিগ|দের|েরা|খানা|খানি|টুকু|(?<=[ািুেোইউ])\u09dfের|গন|ের|টি|টা|রা|কে|তে|ে|ই|ও|(?<=[ািুেো])(?:র|\u09df))$/;

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
  const isGlide = letters.startsWith('\u09dfের', shorter.length);
  const fewest = isGlide ? FEWEST_LETTERS_BEFORE_GLIDE : FEWEST_LETTERS_LEFT;
  if (shorter === letters || shorter.endsWith('্') || withoutHasanta(shorter).length < fewest) return letters;
  return stemBengali(shorter);
}

/** English plurals only: the stems of longer endings collide more than they help in short titles. */
function stemEnglish(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
