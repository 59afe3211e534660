import { createHash } from 'node:crypto';
import type { SearchDocument } from '../search/document';
import { indexing, type SearchIndex } from '../search/search-index';

/** How long building may keep the process from answering visitors, in milliseconds. */
const LONGEST_TURN_MS = 12;

/** Lets everything else that waits have its turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Goes through a generator in short turns; what it yields goes to `each`, what it ends with is the answer. */
async function inTurns<T, R>(steps: Iterator<T, R>, each: (value: T) => void): Promise<R> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    each(step.value);
    if (performance.now() - began > LONGEST_TURN_MS) {
      await pause();
      began = performance.now();
    }
  }
}

/**
 * The search index of content that changes. It is built when it is first asked for, and anew when the content has
 * changed: meanwhile the old one answers.
 */
export class LiveIndex {
  private index: SearchIndex | null = null;
  private source: object | null = null;
  private digest = '';
  private building: Promise<void> | null = null;

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /**
   * @param source the same object for as long as nothing has been read anew
   * @param documents reads the documents of the source
   */
  async get(source: object, documents: () => Iterator<SearchDocument>): Promise<SearchIndex> {
    if (source !== this.source && !this.building) {
      this.building = this.build(source, documents).finally(() => {
        this.building = null;
      });
      if (this.index) this.building.catch(this.onFailure);
    }
    if (!this.index) await this.building;
    if (!this.index) throw new Error('no search index');
    return this.index;
  }

  private async build(source: object, documents: () => Iterator<SearchDocument>): Promise<void> {
    const hash = createHash('sha256');
    const all: SearchDocument[] = [];
    await inTurns(documents(), (document) => {
      all.push(document);
      hash.update(JSON.stringify(document));
    });
    const digest = hash.digest('hex');
    // Read anew is rarely changed.
    if (digest !== this.digest) this.index = await inTurns(indexing(all), () => undefined);
    this.digest = digest;
    this.source = source;
  }
}
