import { getEnv } from '@/lib/env';
import { openMediaFile } from '@/lib/media/media-file';
import { decodeSegment } from '@/lib/site-map/slug';

// A file can be replaced under its name, so it is kept for a day and then asked after, not for ever.
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** The media of a content folder. A provider's files lie on the provider's own server. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const { source } = getEnv();
  const segments = (await params).path.map((segment) => decodeSegment(segment) ?? '\0');
  const file = source.kind === 'folder' ? await openMediaFile(source.dir, segments) : null;
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const headers: Record<string, string> = { etag: file.etag, 'cache-control': CACHE_CONTROL };
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  // A drawing opened by itself is a document: it must not run what is in it.
  if (file.type === 'image/svg+xml') headers['content-security-policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  return new Response(file.open(), {
    headers: { ...headers, 'content-type': file.type, 'content-length': String(file.bytes) },
  });
}
