import { z } from 'zod';
import { CONTENT_KINDS } from '../provider/kinds';

const LARGEST_BODY_BYTES = 4096;

const body = z.object({ kind: z.string().optional() });

/**
 * What a webhook asks to be refreshed: the provider paths of one kind, or of all.
 * @returns null for a body that is too large or asks for nothing the site knows
 */
export async function requestedPaths(request: Request): Promise<string[] | null> {
  const text = await readBounded(request);
  if (text === null) return null;
  const parsed = text.trim() === '' ? body.safeParse({}) : body.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { kind } = parsed.data;
  if (kind === undefined || kind === 'all') return Object.values(CONTENT_KINDS).flat();
  return Object.hasOwn(CONTENT_KINDS, kind) ? [...(CONTENT_KINDS[kind] ?? [])] : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readBounded(request: Request): Promise<string | null> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    bytes += value.byteLength;
    if (bytes > LARGEST_BODY_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
