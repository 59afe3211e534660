import type { Freshness } from './freshness';
import type { CacheMark, Moment, StoredBody } from './stored-body';

/** A stored answer with its times, and its low-data variant once someone asked for that. */
export interface CachedPage extends Freshness {
  body: StoredBody;
  /** Made from `body`, so it is fresh exactly as long. */
  lowData: StoredBody | null;
  /** Forgotten by the webhook: Next is to be asked before this is shown again. */
  mustAsk: boolean;
  /** Next said that it is making a new one itself. */
  wasStale: boolean;
  /** No second question before this time, in milliseconds since 1970. */
  askAgainAt: number;
  hits: number;
}

/** Bytes of memory, roughly. */
export function pageSize(page: CachedPage): number {
  return page.body.size + (page.lowData?.size ?? 0);
}

/** Whether it may be shown without asking, also while a new one is asked for in the background. */
export function showable(page: CachedPage, now: number): boolean {
  return !page.mustAsk && now < page.staleUntil;
}

/** What a visitor is told about a page's age. */
export function momentOf(page: CachedPage, now: number, mark: CacheMark): Moment {
  return {
    ageSeconds: Math.max(0, Math.floor((now - page.bornAt) / 1000)),
    freshSeconds: Math.max(1, Math.floor((page.freshUntil - now) / 1000)),
    mark,
  };
}
