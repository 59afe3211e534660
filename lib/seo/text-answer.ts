import 'server-only';
import { getEnv } from '../env';
import { isUnavailable } from '../provider';

/**
 * A text file made of the content, which shared caches keep as long as content may be old; 404 for null, and
 * 503 while nothing is known, so that nobody takes an outage for an empty site.
 */
export async function textAnswer(contentType: string, load: () => Promise<string | null>): Promise<Response> {
  const { revalidateSeconds } = getEnv();
  try {
    const text = await load();
    if (text === null) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const cacheControl = `public, max-age=0, s-maxage=${revalidateSeconds}, stale-while-revalidate=${revalidateSeconds * 10}`;
    return new Response(text, { headers: { 'content-type': contentType, 'cache-control': cacheControl } });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': String(Math.min(60, revalidateSeconds)) };
    return new Response('Unavailable\n', { status: 503, headers });
  }
}
