import { exactForm, foldLetters, isBengali, withoutHasanta } from './fold';
import { soundKey, withoutLatinEnding } from './sound';
import { stem } from './stem';

const SHORTEST_SOUND = 2;

/** The forms under which a word is looked for, from the most to the least exact. */
export interface WordKeys {
  exact: string;
  folded: string;
  stem: string;
  /** Distinct; none for words that are too short to be told apart by their sound. */
  sounds: string[];
}

/** The keys of a word as it stands in a text; null where no letter or digit is left of it. */
export function wordKeys(surface: string): WordKeys | null {
  const exact = exactForm(surface);
  const letters = foldLetters(exact);
  const folded = withoutHasanta(letters);
  if (folded === '') return null;
  const stemmed = stem(letters);
  return { exact, folded, stem: withoutHasanta(stemmed), sounds: soundsOf([letters, stemmed, ...withHardR(exact)]) };
}

/** ড় and ঢ় are written r or d in Latin letters: krira, krida. Folding has made them র, so here they are ড. */
function withHardR(exact: string): string[] {
  const hard = exact.replace(/[\u09dc\u09dd]/g, 'ড');
  return hard === exact ? [] : [foldLetters(hard), stem(foldLetters(hard))];
}

/** The keys of a word of a query, where a Latin word may be Bengali: with a Bengali ending, and with c for চ (cakri). */
export function queryWordKeys(surface: string): WordKeys | null {
  const keys = wordKeys(surface);
  if (keys === null || isBengali(keys.exact)) return keys;
  const words = [keys.folded, keys.stem, withoutLatinEnding(keys.folded)];
  return { ...keys, sounds: soundsOf([...words, ...words.map((word) => word.replace(/c(?![hk])/g, 'ch'))]) };
}

function soundsOf(words: readonly string[]): string[] {
  return [...new Set(words.map(soundKey))].filter((sound) => sound.length >= SHORTEST_SOUND);
}
