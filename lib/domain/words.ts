import { exactForm, foldLetters, withoutHasanta } from '../search/fold';

/** Letters as they are compared: case, joiners, digits and the spellings that Bengali writers mix up do not count. */
function comparable(text: string): string {
  return withoutHasanta(foldLetters(exactForm(text)));
}

/** Whether every word of a query begins or stands inside some word of the texts. An empty query fits all. */
export function holdsWords(query: string, texts: readonly string[]): boolean {
  const held = comparable(texts.join(' '));
  return comparable(query).split(/\s+/).every((word) => held.includes(word));
}
