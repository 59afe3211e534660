import { isBengali } from './fold';
import { SYNONYMS } from './synonyms';
import { wordKeys, type WordKeys } from './word-keys';

/** An idea that several words stand for: the number of its line in the table of synonyms. */
export type Concept = number;

const SHORTEST_PART = 4;

const byStem = new Map<string, Concept[]>();
const bySound = new Map<string, Concept[]>();

SYNONYMS.forEach((line, concept) => {
  for (const word of line.split(' ')) {
    const keys = wordKeys(word);
    if (keys === null) continue;
    append(byStem, keys.stem, concept);
    if (isBengali(word)) keys.sounds.forEach((sound) => append(bySound, sound, concept));
  }
});

/** What a written word stands for. */
export function conceptsOf({ stem }: WordKeys): readonly Concept[] {
  return byStem.get(stem) ?? [];
}

/** What a word of a text stands for: a Bengali compound, if it is none itself, for what its last part does. */
export function conceptsOfText(keys: WordKeys): readonly Concept[] {
  if (byStem.has(keys.stem) || !isBengali(keys.stem)) return conceptsOf(keys);
  for (let at = 1; at <= keys.stem.length - SHORTEST_PART; at += 1) {
    const concepts = byStem.get(keys.stem.slice(at));
    if (concepts !== undefined) return concepts;
  }
  return [];
}

/** What a word stands for that has to be sounded out because its spelling is none of ours: "vorti" is admission too. */
export function soundedConceptsOf(keys: WordKeys): readonly Concept[] {
  return byStem.has(keys.stem) ? [] : keys.sounds.flatMap((sound) => bySound.get(sound) ?? []);
}

function append(map: Map<string, Concept[]>, key: string, concept: Concept): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}
