import { lowDataPage } from './low-data-page';
import { StoredBody } from './stored-body';

/** Replaced in the variant: it is for this visitor only, so no cache in between may keep it. */
const REPLACED = new Set(['cache-control', 'vary', 'link', 'etag', 'last-modified']);

/** Whether a list of response headers announces an HTML page. */
export function announcesHtml(headers: readonly string[]): boolean {
  return headers.some((value, i) => i % 2 === 1 && headers[i - 1]?.toLowerCase() === 'content-type' && value.startsWith('text/html'));
}

/** Headers of a page as its low-data variant carries them. */
export function lowDataHeaders(headers: readonly string[]): string[] {
  const others = headers.filter((_, i) => !REPLACED.has((headers[i - (i % 2)] ?? '').toLowerCase()));
  return [...others, 'cache-control', 'private, no-cache', 'vary', 'accept-encoding, save-data, cookie'];
}

/** Each page is transformed once, also when many ask at the same time. */
const made = new WeakMap<StoredBody, Promise<StoredBody>>();

/**
 * The low-data variant of a stored page.
 * @param path the page's own address
 */
export function lowDataBody(body: StoredBody, path: string): Promise<StoredBody> {
  const known = made.get(body);
  if (known) return known;
  const html = lowDataPage(body.identity.toString('utf8'), path);
  const variant = StoredBody.create(body.status, lowDataHeaders(body.headers), Buffer.from(html), true);
  made.set(body, variant);
  return variant;
}
