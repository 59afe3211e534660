import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LARGEST_BODY } from './request-checks';

/** Of a connection, or for Next alone: a visitor's request must not carry them inwards. */
const STRIPPED =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|host|cookie|forwarded|x-forwarded-.*|x-real-ip|x-middleware-.*|x-nextjs-.*|x-next-.*|next-.*|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|rsc|accept-encoding)$/;

/** The headers of a webhook call that Next may see. */
export function inwardHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !STRIPPED.test(name) && !named.has(name)) result[name] = value;
  }
  return result;
}

/**
 * Reads a request's body.
 * @returns null when it is larger than allowed
 * @throws when the client goes away
 */
export async function boundedBody(req: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > LARGEST_BODY) return null;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
