import type { IncomingHttpHeaders } from 'node:http';
import { PICTURE_POLICY, securityHeaders } from './security-headers.mjs';

/** A CDN may show a page for an hour while it asks for the new one; the framework would say a year. */
const LONGEST_STALE_SECONDS = 3600;

/** Never passed on: of the connection, of the stored copy's own making, or internal. */
const DROPPED = new Set([
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'vary',
  'x-nextjs-cache',
  'x-powered-by',
]);

/** The security headers that every answer carries, prepared once. */
export type Shield = ReturnType<typeof createShield>;

/** @param site see securityHeaders */
export function createShield(site: Parameters<typeof securityHeaders>[0]) {
  const list = securityHeaders(site);
  const pairs = list.flatMap(({ key, value }) => [key, value]);
  const forPictures = list.flatMap(({ key, value }) => [key, key === 'Content-Security-Policy' ? PICTURE_POLICY : value]);
  const names = new Set([...list.map(({ key }) => key.toLowerCase()), 'strict-transport-security']);
  return {
    names,
    pairs,
    /** As a flat list for writeHead. */
    for: (contentType: string) => (contentType.startsWith('image/') ? forPictures : pairs),
  };
}

function boundedCacheControl(value: string): string {
  return value.replace(
    /(stale-while-revalidate=)"?(\d+)"?/i,
    (_all, name: string, seconds: string) => name + Math.min(Number(seconds), LONGEST_STALE_SECONDS),
  );
}

function mergedVary(given: string | undefined, added: readonly string[]): string {
  const names = (given ?? '').split(',').map((name) => name.trim().toLowerCase());
  return [...new Set([...names, ...added.map((name) => name.toLowerCase())])].filter(Boolean).join(', ');
}

/**
 * Headers of the inner server's answer as they go to visitors, as a flat list for writeHead:
 * without what belongs to the connection, with the security headers in place of any the site set itself.
 * @param vary further request headers that this server's choice depends on
 * @param without further headers to leave out, in lower case
 */
export function passedHeaders(
  headers: IncomingHttpHeaders,
  shield: Shield,
  vary: readonly string[],
  without: readonly string[] = [],
): string[] {
  const flat: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || DROPPED.has(name) || shield.names.has(name) || without.includes(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      flat.push(name, name === 'cache-control' ? boundedCacheControl(one) : one);
    }
  }
  const merged = mergedVary(headers.vary, vary);
  if (merged) flat.push('vary', merged);
  flat.push(...shield.for(headers['content-type'] ?? ''));
  return flat;
}
