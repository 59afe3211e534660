import type { IncomingMessage } from 'node:http';
import type { CachedPage } from './cached-page';
import { compressible } from './encoding';
import type { Freshness } from './freshness';
import { passedHeaders, type Shield } from './response-headers';
import { contentTag, StoredBody } from './stored-body';

/** Made anew for the stored bytes, which are sent whole. */
const REPLACED = ['etag', 'last-modified', 'accept-ranges'];
/** Read by the framework's router in its data, by nobody in a document; every header costs time to send. */
const ROUTER_ONLY = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'x-nextjs-postponed'];

/**
 * The stored form of an answer of Next.
 * @param old the page it replaces: what is compressed already is taken over when nothing changed,
 *   which is the usual outcome of a refresh
 */
export async function makePage(
  answer: IncomingMessage,
  bytes: Buffer,
  times: Freshness,
  shield: Shield,
  old?: CachedPage,
): Promise<CachedPage> {
  const status = answer.statusCode ?? 0;
  const contentType = answer.headers['content-type'] ?? '';
  const compress = compressible(contentType);
  const varies = [...(compress ? ['Accept-Encoding'] : []), ...(contentType.startsWith('text/html') ? ['Save-Data'] : [])];
  const routerOnly = contentType.startsWith('text/html') ? ROUTER_ONLY : [];
  const headers = passedHeaders(answer.headers, shield, varies, [...REPLACED, ...routerOnly]);
  const unchanged =
    old?.body.status === status && old.body.tag === contentTag(bytes) && String(old.body.headers) === String(headers);
  return {
    ...times,
    body: old && unchanged ? old.body : await StoredBody.create(status, headers, bytes, compress),
    lowData: old && unchanged ? old.lowData : null,
    hits: old && unchanged ? old.hits : 0,
    wasStale: answer.headers['x-nextjs-cache'] === 'STALE',
    mustAsk: false,
    askAgainAt: 0,
  };
}
