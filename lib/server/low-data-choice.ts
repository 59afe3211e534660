import type { IncomingHttpHeaders } from 'node:http';

const OFFERED = Symbol.for('bidyaloy.front-server');
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Says, before Next starts in the same process, that this server stands in front of it and keeps the variant. */
export function offerLowData(): void {
  Reflect.set(globalThis, OFFERED, true);
}

/** Whether pages may offer the choice: not on hosts without the front server. */
export function lowDataOffered(): boolean {
  return Reflect.get(globalThis, OFFERED) === true;
}

/** The visitor's own choice counts before what the browser sends by itself. */
export function wantsLowData(headers: IncomingHttpHeaders): boolean {
  const chosen = headers.cookie && /(?:^|;\s*)low-data=([01])\s*(?:;|$)/.exec(headers.cookie)?.[1];
  return chosen ? chosen === '1' : headers['save-data']?.toString().trim().toLowerCase() === 'on';
}

/** Path and query of an address on this site, or null for anything that could lead elsewhere. */
function samePath(address: string): string | null {
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(address)) return null;
  const url = URL.canParse(address, 'http://this.site') ? new URL(address, 'http://this.site') : null;
  const path = url?.host === 'this.site' ? url.pathname + url.search : null;
  return path && !path.startsWith('//') && !path.startsWith('/low-data/') ? path : null;
}

function referringPath(headers: IncomingHttpHeaders): string | null {
  const { referer, host } = headers;
  if (!referer || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.host === host ? samePath(url.pathname + url.search) : null;
}

/**
 * The answer to `/low-data/on` and `/low-data/off`: a cookie, and back to the page the visitor came from
 * (`?to=/path`, else the Referer).
 * @returns null for any other address
 */
export function lowDataChoice(
  target: string,
  headers: IncomingHttpHeaders,
  https: boolean,
): { cookie: string; location: string } | null {
  const choice = /^\/low-data\/(on|off)(?:\?(.*))?$/s.exec(target);
  if (!choice) return null;
  const to = new URLSearchParams(choice[2]).get('to');
  const location = (to === null ? null : samePath(to)) ?? referringPath(headers) ?? '/';
  const value = choice[1] === 'on' ? '1' : '0';
  const cookie = `low-data=${value}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`;
  return { cookie, location };
}
