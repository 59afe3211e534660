import { revalidateTag } from 'next/cache';
import { getEnv } from '@/lib/env';
import { schoolContent } from '@/lib/provider';
import { carriesSecret } from '@/lib/revalidate/bearer';
import { requestedPaths } from '@/lib/revalidate/revalidate-request';

function answer(status: number, result: Record<string, unknown>): Response {
  return Response.json(result, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * The provider's webhook: publishes a change at once, `{"kind": "notices"}` or everything without a body.
 * Pages are marked stale, not removed, so that an outage right now costs nobody a page.
 */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = getEnv();
  if (!revalidateSecret) return answer(404, { error: 'not found' });
  if (!carriesSecret(request.headers.get('authorization'), revalidateSecret)) {
    return answer(401, { error: 'unauthorised' });
  }
  const paths = await requestedPaths(request);
  if (!paths) return answer(400, { error: 'bad request' });
  for (const path of paths) {
    schoolContent().expire(path);
    revalidateTag(path, 'max');
  }
  return answer(200, { revalidated: paths });
}
