import SearchableMap from 'minisearch/SearchableMap';
import { conceptsOfText, type Concept } from './concepts';
import { isBengali } from './fold';
import { wordKeys, type WordKeys } from './word-keys';

/** Number of a distinct word of the indexed texts, in exact form. */
export type WordId = number;

/** Words with the key that found them; `edits` is how far that key is from the one looked for. */
export interface NearWords {
  key: string;
  ids: readonly WordId[];
  edits: number;
}

const NONE: readonly WordId[] = [];

/** The distinct words of the indexed texts that share a key, to be found by the key, its beginning, or one near it. */
export class KeyedWords {
  private readonly byKey = new SearchableMap<WordId[]>();

  add(key: string, id: WordId): void {
    const ids = this.byKey.get(key);
    if (ids === undefined) this.byKey.set(key, [id]);
    else ids.push(id);
  }

  has(key: string): boolean {
    return this.byKey.has(key);
  }

  with(key: string): readonly WordId[] {
    return this.byKey.get(key) ?? NONE;
  }

  beginningWith(start: string): NearWords[] {
    return Array.from(this.byKey.atPrefix(start), ([key, ids]) => ({ key, ids, edits: key.length - start.length }));
  }

  /** Within the given number of edits; the key itself included. */
  near(key: string, edits: number): NearWords[] {
    return Array.from(this.byKey.fuzzyGet(key, edits), ([found, [ids, distance]]) => ({ key: found, ids, edits: distance }));
  }
}

/** Every distinct word of the indexed texts, by each of its keys. */
export class Vocabulary {
  readonly folded = new KeyedWords();
  readonly stems = new KeyedWords();
  /** Bengali stems read from their end, for compounds. */
  readonly reversedStems = new KeyedWords();
  readonly sounds = new KeyedWords();
  private readonly surfaces: string[] = [];
  /** Ids by surface, so that a text is analysed once a distinct word and not once an occurrence. */
  private readonly bySurface = new Map<string, WordId | null>();
  private readonly byExact = new Map<string, WordId>();
  private readonly byConcept = new Map<Concept, WordId[]>();

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

  exact(form: string): readonly WordId[] {
    const id = this.byExact.get(form);
    return id === undefined ? NONE : [id];
  }

  meaning(concept: Concept): readonly WordId[] {
    return this.byConcept.get(concept) ?? NONE;
  }

  private addNew(surface: string, keys: WordKeys): WordId {
    const id = this.byExact.size;
    this.surfaces[id] = surface;
    this.byExact.set(keys.exact, id);
    this.folded.add(keys.folded, id);
    this.stems.add(keys.stem, id);
    if (isBengali(keys.stem)) this.reversedStems.add(reversed(keys.stem), id);
    for (const sound of keys.sounds) this.sounds.add(sound, id);
    for (const concept of conceptsOfText(keys)) {
      this.byConcept.set(concept, [...this.meaning(concept), id]);
    }
    return id;
  }
}

export function reversed(word: string): string {
  return Array.from(word).reverse().join('');
}
