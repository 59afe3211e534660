import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type BrotliCompress, type Gzip } from 'node:zlib';
import { promisify } from 'node:util';

export type Encoding = 'br' | 'gzip' | 'identity';

const REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

function quality(accepted: string, name: string): number {
  for (const part of accepted.split(',')) {
    const [coding, ...params] = part.split(';');
    if (coding?.trim().toLowerCase() !== name) continue;
    const q = params.map((param) => /^\s*q=([\d.]+)\s*$/i.exec(param)?.[1]).find(Boolean);
    return q === undefined ? 1 : Number(q) || 0;
  }
  return 0;
}

function negotiate(accepted: string): Encoding {
  const br = quality(accepted, 'br');
  const gz = quality(accepted, 'gzip');
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}

/** The encoding to answer with. There are few distinct headers, so each is parsed once. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity';
  const accepted = String(header);
  const known = remembered.get(accepted);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const encoding = negotiate(accepted);
  remembered.set(accepted, encoding);
  return encoding;
}

/** Whether a content type shrinks when compressed. */
export function compressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest)|image\/(?:svg\+xml|x-icon|bmp)|font\/[ot]tf)/i.test(
    contentType,
  );
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

export function gzipped(body: Buffer): Promise<Buffer> {
  return asGzip(body, { level: 6 });
}

/** @param level 5 is quick enough to wait for; 11 costs a hundred times as much and saves a tenth */
export function brotlied(body: Buffer, level: 5 | 11): Promise<Buffer> {
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window larger than the body only costs memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  });
}

/** A compressor for an answer that is not stored; what is written comes out at once. */
export function compressor(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  if (encoding === 'gzip') return createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
}
