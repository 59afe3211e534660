import 'server-only';
import { getEnv } from './env';
import { isLang, type Lang } from './i18n/lang';
import { isUnavailable } from './provider';

/** The language an API request asks for with `?lang=`; English without one. */
export function requestLang(request: Request): Lang {
  const lang = new URL(request.url).searchParams.get('lang') ?? 'en';
  return isLang(lang) ? lang : 'en';
}

/** An empty answer where a picture was asked for: there is none, or it cannot be drawn right now. */
export function refusal(status: 404 | 503): Response {
  return new Response(null, { status, headers: status === 503 ? { 'cache-control': 'no-store', 'retry-after': '30' } : { 'cache-control': 'public, max-age=0, s-maxage=60' } });
}

/** A JSON answer that shared caches keep as long as content may be old; 503 while nothing is known. */
export async function contentAnswer(load: () => Promise<unknown>): Promise<Response> {
  const { revalidateSeconds } = getEnv();
  try {
    const cacheControl = `public, max-age=0, s-maxage=${revalidateSeconds}, stale-while-revalidate=${revalidateSeconds * 10}`;
    return Response.json(await load(), { headers: { 'cache-control': cacheControl } });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const headers = { 'cache-control': 'no-store', 'retry-after': String(Math.min(60, revalidateSeconds)) };
    return Response.json({ error: 'unavailable' }, { status: 503, headers });
  }
}
