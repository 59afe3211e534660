import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { log } from '../log';
import type { CachedPage } from './cached-page';
import type { CacheRequest } from './cache-key';
import { compressible } from './encoding';
import { freshness } from './freshness';
import type { Inner } from './inner-client';
import { makePage } from './make-page';
import { PageStore } from './page-store';
import { readAnswer } from './read-answer';
import type { Shield } from './response-headers';
import { Squeezer } from './squeezer';

/** What came of asking: a stored answer; one to hand on as it is; or nothing usable. */
export type Outcome =
  | { kind: 'stored'; page: CachedPage; mark: 'MISS' | 'STALE' }
  | { kind: 'passing'; answer: IncomingMessage; chunks: Buffer[] }
  | { kind: 'failed' };

export interface PageCacheOptions {
  inner: Inner;
  shield: Shield;
  bytes: number;
  now?: () => number;
  /** How long a visitor waits for a new page when an old one is at hand, in milliseconds. */
  patienceMs?: number;
  squeezer?: Squeezer;
}

const LARGEST_TEXT = 4 * 1024 * 1024;
const LARGEST_OTHER = 256 * 1024;
/** A page that Next is renewing is not asked for more often than this. */
const ASK_PAUSE_MS = 250;
const FAILURE_PAUSE_MS = 1000;
/** A page this popular is worth the slow compression. */
const POPULAR_HITS = 20;

/** A shared HTTP cache in front of Next: one question at a time per address, and the old page on failure. */
export class PageCache {
  readonly store: PageStore;
  readonly now: () => number;
  private readonly flights = new Map<string, Promise<Outcome>>();
  /** Addresses whose last answer could not be stored: their visitors do not wait for each other. */
  private readonly unstorable = new LRUCache<string, true>({ max: 1000 });
  private readonly squeezer: Squeezer;
  private generation = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.store = new PageStore(options.bytes);
    this.now = options.now ?? Date.now;
    this.squeezer = options.squeezer ?? new Squeezer();
  }

  /** Marks everything that the provider's content can change: Next is asked before it is shown again. */
  forgetPages(): void {
    this.generation += 1;
    for (const page of this.store.contents()) {
      page.mustAsk = true;
      page.askAgainAt = 0;
    }
  }

  /** Asks for the new version behind a stale page, unless that is under way or was done just now. */
  refresh(request: CacheRequest, page: CachedPage): void {
    if (this.now() < page.askAgainAt || this.flights.has(this.flightKey(request))) return;
    void this.share(request).then((outcome) => {
      if (outcome.kind === 'passing') outcome.answer.destroy();
    });
  }

  /** Settles when no question to Next is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.flights.values());
  }

  /** For a page that was shown from memory. */
  counted(request: CacheRequest, page: CachedPage): void {
    page.hits += 1;
    if (page.hits === POPULAR_HITS) this.squeeze(request, page);
  }

  /** For a request that nothing stored may answer as it is. */
  async fetch(request: CacheRequest): Promise<Outcome> {
    const old = this.store.find(request);
    if (old) return this.fetchOrKeep(request, old);
    if (this.unstorable.has(request.key)) return this.ask(request);
    const waiting = this.flights.get(this.flightKey(request));
    if (!waiting) return this.share(request);
    const outcome = await waiting;
    return outcome.kind === 'passing' ? this.ask(request) : outcome;
  }

  private async fetchOrKeep(request: CacheRequest, old: CachedPage): Promise<Outcome> {
    const keep = (): Outcome => (old.mustRevalidate ? { kind: 'failed' } : { kind: 'stored', page: old, mark: 'STALE' });
    if (this.now() < old.askAgainAt) return keep();
    const joined = this.flights.get(this.flightKey(request));
    const flight = joined ?? this.share(request);
    const outcome = await withPatience(flight, this.options.patienceMs ?? 10_000);
    if (!outcome) {
      // The answer may still come, and then nobody is left to read it if it cannot be stored.
      void flight.then((late) => late.kind === 'passing' && !joined && late.answer.destroy());
      return keep();
    }
    if (outcome.kind === 'failed') return keep();
    return outcome.kind === 'passing' && joined ? this.ask(request) : outcome;
  }

  private flightKey(request: CacheRequest): string {
    return `${this.generation} ${request.key}`;
  }

  private share(request: CacheRequest): Promise<Outcome> {
    const key = this.flightKey(request);
    const flight = this.ask(request).finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  private async ask(request: CacheRequest): Promise<Outcome> {
    const started = this.now();
    try {
      return await this.asked(request);
    } catch (error) {
      const kind = error instanceof Error ? error.message : 'unknown';
      log.warn('page-failed', { path: request.target.split('?', 1)[0] ?? '', kind, ms: this.now() - started });
      const page = this.store.find(request);
      if (page) page.askAgainAt = this.now() + FAILURE_PAUSE_MS;
      return { kind: 'failed' };
    }
  }

  private async asked(request: CacheRequest): Promise<Outcome> {
    const generation = this.generation;
    const answer = await this.options.inner({ target: request.target, headers: request.headers });
    const status = answer.statusCode ?? 0;
    const ownReport = request.kind === 'api' && status === 503 && answer.headers['content-type']?.includes('json');
    if (status >= 500 && !ownReport) {
      answer.destroy();
      throw new Error(`status ${status}`);
    }

    const contentType = answer.headers['content-type'] ?? '';
    const old = this.store.find(request);
    const times = freshness(request, status, answer.headers, this.now(), old?.wasStale ?? false);
    const limit = compressible(contentType) ? LARGEST_TEXT : LARGEST_OTHER;
    const read = times && !answer.headers['content-encoding'] ? await readAnswer(answer, limit) : null;
    if (!times || !read?.whole) {
      this.store.delete(request);
      this.unstorable.set(request.key, true);
      return { kind: 'passing', answer, chunks: read?.whole === false ? read.chunks : [] };
    }

    const page = await makePage(answer, read.body, times, this.options.shield, old);
    page.mustAsk = generation !== this.generation;
    page.askAgainAt = this.now() + ASK_PAUSE_MS;
    this.unstorable.delete(request.key);
    this.store.put(request, page);
    if (request.kind === 'file') this.squeeze(request, page);
    return { kind: 'stored', page, mark: 'MISS' };
  }

  private squeeze(request: CacheRequest, page: CachedPage): void {
    this.squeezer.add(async () => {
      await page.body.squeeze();
      this.store.resized(request, page);
    });
  }
}

async function withPatience<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
