import { fetch, type Response } from 'undici';
import type { ContentSource } from '../env';
import { errorCode } from '../error-code';
import { ProviderFailure } from './failure';

// Not the global fetch: the framework patches that one, with a cache of its own that keeps nothing
// over 2 MB and turns a page dynamic at `no-store`.

const BASE = '/api/v1/';
export const LARGEST_ANSWER_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 2;

export type HttpSource = Extract<ContentSource, { kind: 'provider' }>;

export function providerAddress(origin: string, path: string): URL {
  return new URL(BASE + path.split('/').map(encodeURIComponent).join('/'), origin);
}

/**
 * GET of one provider path, with the keys that only the server knows.
 * @throws ProviderFailure for anything but a 200 of at most 10 MB from the provider's own origin
 */
export async function readHttp(source: HttpSource, path: string): Promise<string> {
  const headers = { accept: 'application/json', 'x-app-key': source.appKey, 'x-app-client': source.appClient };
  const signal = AbortSignal.timeout(source.timeoutMs);
  try {
    return await follow(providerAddress(source.origin, path), headers, signal, path, MOST_REDIRECTS);
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    if (signal.aborted) throw new ProviderFailure(path, 'timeout', `no answer within ${source.timeoutMs} ms`);
    throw new ProviderFailure(path, 'network', errorCode(error));
  }
}

async function follow(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  path: string,
  redirectsLeft: number,
): Promise<string> {
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    const target = redirectTarget(response, url);
    await response.body?.cancel();
    if (target?.origin !== url.origin || redirectsLeft === 0) {
      throw new ProviderFailure(path, 'redirect', `status ${response.status}`);
    }
    return follow(target, headers, signal, path, redirectsLeft - 1);
  }
  const text = await readBody(response, path);
  if (response.status === 404 && isEmptyEnvelope(text)) throw new ProviderFailure(path, 'not-there', 'status 404');
  if (response.status !== 200) throw new ProviderFailure(path, 'status', `status ${response.status}`);
  return text;
}

function redirectTarget(response: Response, base: URL): URL | null {
  const location = response.headers.get('location');
  return location && URL.canParse(location, base) ? new URL(location, base) : null;
}

async function readBody(response: Response, path: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_ANSWER_BYTES) throw new ProviderFailure(path, 'too-large', `over ${LARGEST_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8').replace(/^\uFEFF/, '');
}

/** A 404 is believed only when it is the provider's own answer, not a proxy's page. */
function isEmptyEnvelope(text: string): boolean {
  return /^\s*\{[^{}]*"data"\s*:\s*null\b[^{}]*\}\s*$/.test(text.slice(0, 2000));
}
