import { LRUCache } from 'lru-cache';
import type { CacheRequest } from './cache-key';
import { pageSize, type CachedPage } from './cached-page';

const MISSING_BYTES = 2 * 1024 * 1024;

function store(bytes: number): LRUCache<string, CachedPage> {
  return new LRUCache<string, CachedPage>({ maxSize: Math.max(1, Math.floor(bytes)), sizeCalculation: pageSize });
}

type Shelf = 'pages' | 'data' | 'files' | 'missing';

/**
 * The stored answers, bounded in bytes. Pages have a shelf of their own, so that what a visitor can make
 * up without end (unknown addresses, queries, router data, picture sizes) never pushes a page out.
 */
export class PageStore {
  private readonly shelves: Record<Shelf, LRUCache<string, CachedPage>>;

  /** @param bytes of memory in all, beside 2 MB for unknown addresses */
  constructor(bytes: number) {
    this.shelves = {
      pages: store(bytes * 0.5),
      data: store(bytes * 0.25),
      files: store(bytes * 0.25),
      missing: store(MISSING_BYTES),
    };
  }

  /** A page under exactly this address: the short way for most requests. */
  page(address: string): CachedPage | undefined {
    return this.shelves.pages.get(address);
  }

  find(request: CacheRequest): CachedPage | undefined {
    return this.shelves[usualShelf(request)].get(request.key) ?? this.shelves.missing.get(request.key);
  }

  put(request: CacheRequest, page: CachedPage): void {
    const usual = usualShelf(request);
    const shelf = page.body.status === 404 ? 'missing' : usual;
    this.shelves[shelf === 'missing' ? usual : 'missing'].delete(request.key);
    this.shelves[shelf].set(request.key, page);
  }

  /** Counts a page anew that grew or shrank, if it is still there. */
  resized(request: CacheRequest, page: CachedPage): void {
    if (this.find(request) === page) this.put(request, page);
  }

  delete(request: CacheRequest): void {
    this.shelves[usualShelf(request)].delete(request.key);
    this.shelves.missing.delete(request.key);
  }

  /** Every stored answer that the provider's content can change: all but built files and pictures. */
  *contents(): Generator<CachedPage> {
    for (const shelf of ['pages', 'data', 'missing'] as const) yield* this.shelves[shelf].values();
  }

  get bytes(): number {
    return Object.values(this.shelves).reduce((sum, shelf) => sum + shelf.calculatedSize, 0);
  }
}

function usualShelf({ kind, target }: CacheRequest): Shelf {
  if (kind === 'file' || kind === 'image') return 'files';
  return kind === 'page' && !target.includes('?') ? 'pages' : 'data';
}
