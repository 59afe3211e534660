import CachePolicy from 'http-cache-semantics';
import type { IncomingHttpHeaders } from 'node:http';
import type { CacheRequest } from './cache-key';

/** When a stored answer was made and how long it may be used, in milliseconds since 1970. */
export interface Freshness {
  bornAt: number;
  freshUntil: number;
  /** Until then it may be shown while the new one is asked for. */
  staleUntil: number;
  /** The origin forbids showing it stale, even when it cannot be asked. */
  mustRevalidate: boolean;
}

const LONGEST_STALE_SECONDS = 3600;
const DAY_SECONDS = 24 * 60 * 60;
/** How soon to ask again when Next does not say how old its own copy is. */
const UNKNOWN_AGE_SECONDS = 1;

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) result[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return result;
}

/** Only what says for itself how long it lives is stored; of the errors, only "not there". */
function storableStatus(status: number, kind: CacheRequest['kind']): boolean {
  if (kind === 'data' || kind === 'api') return status === 200;
  return status === 200 || status === 404 || status === 307 || status === 308;
}

/**
 * How long a page counts as fresh here. Next keeps its own copy as long again, and "HIT" may be a copy
 * at the end of its life: kept for the whole time, a page would get twice as old as REVALIDATE_SECONDS says.
 * So "STALE" is stale here too, and the age of a "HIT" is believed to be zero only right after a "STALE".
 * @param renewed whether the last answer for this address was "STALE", so that this one is new
 */
function trustedSeconds(maxAge: number, shared: boolean, nextCache: string | undefined, renewed: boolean): number {
  if (nextCache === 'STALE') return 0;
  if (nextCache === 'HIT' && shared && !renewed && maxAge <= DAY_SECONDS) return Math.min(maxAge, UNKNOWN_AGE_SECONDS);
  return maxAge;
}

/**
 * What RFC 9111 lets a shared cache do with an answer.
 * @returns null when it must not be stored, or would be stale at once for good
 */
export function freshness(
  request: CacheRequest,
  status: number,
  headers: IncomingHttpHeaders,
  now: number,
  renewed: boolean,
): Freshness | null {
  if (!storableStatus(status, request.kind) || headers['set-cookie']) return null;
  const asked = { url: request.target, method: 'GET', headers: request.headers };
  const policy = new CachePolicy(asked, { status, headers: flat(headers) }, { shared: true });
  const cacheControl = headers['cache-control'] ?? '';
  const explicit = /(?:^|[\s,])(?:s-maxage|max-age)\s*=/i.test(cacheControl);
  const maxAge = policy.maxAge();
  if (!explicit || !policy.storable() || !(maxAge > 0)) return null;

  const shared = /s-maxage/i.test(cacheControl);
  const trusted = trustedSeconds(maxAge, shared, headers['x-nextjs-cache']?.toString(), renewed);
  // Not policy.age(): that adds the time since by a clock of its own.
  const age = Math.max(0, Number.parseInt(headers.age ?? '', 10) || 0);
  const remaining = trusted - Math.min(age, trusted);
  const declared = Number(/stale-while-revalidate\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1] ?? 0);
  const freshUntil = now + remaining * 1000;
  const mustRevalidate = /must-revalidate|proxy-revalidate/i.test(cacheControl);
  return {
    bornAt: now - (trusted === 0 ? maxAge : age) * 1000,
    freshUntil,
    staleUntil: freshUntil + (mustRevalidate ? 0 : Math.min(declared, LONGEST_STALE_SECONDS) * 1000),
    mustRevalidate,
  };
}
