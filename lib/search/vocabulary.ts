import SearchableMap from 'minisearch/SearchableMap';
import { conceptsOf, soundedConceptsOf, type Concept } from './concepts';
import { wordKeys, type WordKeys } from './word-keys';

/** How much a word of a text counts for a word of the query, by the closest way in which the two are alike. */
export const LIKENESS = {
  exact: 1,
  folded: 0.9,
  stem: 0.8,
  prefix: 0.6,
  synonym: 0.5,
  sound: 0.4,
  soundedSynonym: 0.35,
  soundPrefix: 0.3,
  misspelt: 0.3,
  misheard: 0.15,
} as const;

/** Number of a distinct word of the indexed texts, in exact form. */
export type WordId = number;

const SHORTEST_PREFIX = 2;
const SHORTEST_GUESS = 4;
const NUMBER = /^\p{N}+$/u;

/** Every distinct word of the indexed texts, to be found by spelling, stem, beginning, meaning, sound and nearness. */
export class Vocabulary {
  /** Ids by surface, so that a text is analysed once a distinct word and not once an occurrence. */
  private readonly surfaces: string[] = [];
  private readonly bySurface = new Map<string, WordId | null>();
  private readonly byExact = new Map<string, WordId>();
  private readonly byConcept = new Map<Concept, WordId[]>();
  private readonly byFolded = new SearchableMap<WordId[]>();
  private readonly byStem = new SearchableMap<WordId[]>();
  private readonly bySound = new SearchableMap<WordId[]>();

  /** Takes a word of a text in; null where it has no letter or digit. */
  add(surface: string): WordId | null {
    const known = this.bySurface.get(surface);
    if (known !== undefined) return known;
    const keys = wordKeys(surface);
    const id = keys === null ? null : (this.byExact.get(keys.exact) ?? this.addNew(surface, keys));
    this.bySurface.set(surface, id);
    return id;
  }

  /** The id of a word that stands in an indexed text, as it stands there. */
  idOf(surface: string): WordId | null {
    return this.bySurface.get(surface) ?? null;
  }

  /** The word as it first stood in a text. */
  surfaceOf(word: WordId): string {
    return this.surfaces[word] ?? '';
  }

  /** Whether the texts have a word that is spelt like this one or means the same. */
  knows(word: WordKeys): boolean {
    return this.expandSpelling(word).size > 0;
  }

  /** The words that a word of a query may mean as it is spelt, each with its closest likeness. */
  expandSpelling(query: WordKeys): Map<WordId, number> {
    const found = new Map<WordId, number>();
    const exact = this.byExact.get(query.exact);
    if (exact !== undefined) found.set(exact, LIKENESS.exact);
    const take = taker(found);
    take(this.byFolded.get(query.folded), LIKENESS.folded);
    take(this.byStem.get(query.stem), LIKENESS.stem);
    for (const concept of conceptsOf(query)) take(this.byConcept.get(concept), LIKENESS.synonym);
    return found;
  }

  /** All words that a word of a query may mean, each with its closest likeness. */
  expand(query: WordKeys, isBeginning: boolean): Map<WordId, number> {
    const found = this.expandSpelling(query);
    const take = taker(found);
    const isSpelt = this.byStem.has(query.stem);
    for (const concept of soundedConceptsOf(query)) take(this.byConcept.get(concept), LIKENESS.soundedSynonym);
    for (const sound of query.sounds) take(this.bySound.get(sound), LIKENESS.sound);
    if (isBeginning) this.takeBeginnings(query, isSpelt, take);
    this.takeMisspelt(query, found.size > 0, take);
    return found;
  }

  /** Words within the given number of edits of a word, or one edit of its sound, with the edits it took. */
  near(query: WordKeys, edits: number): Array<{ ids: WordId[]; edits: number }> {
    const sounds = query.sounds.filter((sound) => sound.length >= SHORTEST_GUESS);
    return [this.byStem.fuzzyGet(query.stem, edits), ...sounds.map((sound) => this.bySound.fuzzyGet(sound, 1))].flatMap(
      (matches) => Array.from(matches.values(), ([ids, distance]) => ({ ids, edits: distance })),
    );
  }

  private addNew(surface: string, keys: WordKeys): WordId {
    const id = this.byExact.size;
    this.surfaces[id] = surface;
    this.byExact.set(keys.exact, id);
    append(this.byFolded, keys.folded, id);
    append(this.byStem, keys.stem, id);
    for (const sound of keys.sounds) append(this.bySound, sound, id);
    for (const concept of conceptsOf(keys)) append(this.byConcept, concept, id);
    return id;
  }

  private takeBeginnings(query: WordKeys, isSpelt: boolean, take: Take): void {
    const { folded } = query;
    if (folded.length < SHORTEST_PREFIX) return;
    for (const [word, ids] of this.byFolded.atPrefix(folded)) {
      take(ids, LIKENESS.prefix * (folded.length / word.length) ** 0.3);
    }
    // A Bengali word half typed in Latin letters; a whole word that is known needs no such guess.
    if (isSpelt) return;
    for (const sound of query.sounds) {
      for (const [, ids] of this.bySound.atPrefix(sound)) take(ids, LIKENESS.soundPrefix);
    }
  }

  private takeMisspelt(query: WordKeys, isKnown: boolean, take: Take): void {
    const edits = editsAllowed(query.stem, isKnown);
    if (edits > 0) {
      for (const [ids, distance] of this.byStem.fuzzyGet(query.stem, edits).values()) {
        if (distance > 0) take(ids, LIKENESS.misspelt / distance);
      }
    }
    if (isKnown) return;
    for (const sound of query.sounds) {
      if (sound.length < SHORTEST_GUESS) continue;
      for (const [ids] of this.bySound.fuzzyGet(sound, 1).values()) take(ids, LIKENESS.misheard);
    }
  }
}

type Take = (ids: readonly WordId[] | undefined, likeness: number) => void;

function taker(found: Map<WordId, number>): Take {
  return (ids, likeness) => {
    for (const id of ids ?? []) found.set(id, Math.max(found.get(id) ?? 0, likeness));
  };
}

/** Short words have too many neighbours, and a word that is known is rarely meant to be another. */
function editsAllowed(word: string, isKnown: boolean): number {
  if (NUMBER.test(word) || word.length < SHORTEST_GUESS) return 0;
  if (isKnown) return word.length < 6 ? 0 : 1;
  return word.length < 8 ? 1 : 2;
}

function append<Key>(map: { get(key: Key): WordId[] | undefined; set(key: Key, ids: WordId[]): unknown }, key: Key, id: WordId): void {
  const ids = map.get(key);
  if (ids === undefined) map.set(key, [id]);
  else ids.push(id);
}
