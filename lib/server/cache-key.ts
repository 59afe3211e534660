import type { IncomingHttpHeaders } from 'node:http';

/** What kind of thing an address is: decides the store, the headers passed on and the answer on failure. */
export type Kind = 'page' | 'data' | 'api' | 'file' | 'image';

/** A request as the cache sees it: what it is stored under, and exactly what Next is asked. */
export interface CacheRequest {
  kind: Kind;
  key: string;
  /** Path and query to ask Next for. */
  target: string;
  /** The only headers passed on: whatever is not in the key must not influence the answer. */
  headers: Record<string, string>;
}

const ROUTER_HEADERS = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** Whether an address reads its query. Elsewhere `?fbclid=…` would only fill the cache with copies. */
export function queryMatters(pathname: string): boolean {
  return (
    pathname === '/search' ||
    pathname === '/bn/search' ||
    pathname === '/_next/image' ||
    pathname.endsWith('/find') ||
    pathname.startsWith('/api/') ||
    pathname.startsWith('/share/')
  );
}

function kindOf(pathname: string): Kind {
  if (pathname === '/_next/image') return 'image';
  if (pathname.startsWith('/_next/') || pathname.startsWith('/media/')) return 'file';
  return pathname.startsWith('/api/') ? 'api' : 'page';
}

/** The formats of picture that the optimiser chooses from, as it names them. */
function acceptedPictures(accept: string | undefined): string {
  return ['image/avif', 'image/webp'].filter((type) => accept?.includes(type)).join(',');
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** The router asks for a page's data with `RSC: 1` and a hash of its other headers in `_rsc`, which Next verifies. */
function routerRequest(pathname: string, query: string, headers: IncomingHttpHeaders): CacheRequest {
  const params = new URLSearchParams(query);
  const hash = params.get('_rsc');
  const kept = queryMatters(pathname) ? query : hash === null ? '' : `_rsc=${encodeURIComponent(hash)}`;
  const passed: Record<string, string> = { rsc: '1' };
  for (const name of ROUTER_HEADERS) {
    const value = first(headers[name]);
    if (value !== undefined) passed[name] = value;
  }
  const target = kept ? `${pathname}?${kept}` : pathname;
  return { kind: 'data', key: `rsc ${target}`, target, headers: passed };
}

/**
 * How a GET or HEAD request is looked up and asked for. A page's key is its address itself,
 * so that a request for it is found without being taken apart.
 */
export function cacheRequest(target: string, headers: IncomingHttpHeaders): CacheRequest {
  const mark = target.indexOf('?');
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  if (headers.rsc !== undefined) return routerRequest(pathname, query, headers);

  const kind = kindOf(pathname);
  const kept = query && queryMatters(pathname) ? `${pathname}?${query}` : pathname;
  if (kind !== 'image') return { kind, key: kept, target: kept, headers: {} };
  const accept = acceptedPictures(first(headers.accept));
  return { kind, key: `${accept} ${kept}`, target: kept, headers: accept ? { accept } : {} };
}
