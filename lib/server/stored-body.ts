import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { brotlied, gzipped, type Encoding } from './encoding';

export type CacheMark = 'HIT' | 'STALE' | 'MISS';

/** Below this a compressed copy is hardly smaller than its header. */
const WORTH_COMPRESSING = 200;
/**
 * The end of every head, whose values `stamp` overwrites. X-Accel-Expires is for nginx alone, which ignores Age
 * and would keep a page for its whole lifetime again.
 */
const STAMPS = ['Age', '', 'X-Accel-Expires', '', 'X-Cache', ''];

/** What differs from one visitor of a stored answer to the next. */
export interface Moment {
  ageSeconds: number;
  freshSeconds: number;
  mark: CacheMark;
}

interface Representation {
  body: Buffer;
  head: string[];
}

/** A weak validator: one for all encodings of the same content, whatever level they are compressed with. */
export function contentTag(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
}

/** Whether an If-None-Match header names a validator. */
export function listsTag(header: string, tag: string): boolean {
  if (header === tag) return true;
  if (header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque);
}

/**
 * One answer ready to be sent: every encoding's bytes and header list are made when it is stored,
 * so that sending it does next to nothing. Large bodies are kept only compressed.
 */
export class StoredBody {
  private readonly representations: Partial<Record<Encoding, Representation>> = {};
  private readonly notModified: string[];
  private squeezed = false;

  private constructor(
    readonly status: number,
    readonly headers: readonly string[],
    readonly tag: string,
  ) {
    const validators = ['ETag', tag, ...STAMPS];
    this.notModified = [...headers.filter((_, i) => headers[i - (i % 2)] !== 'content-type'), ...validators];
  }

  /**
   * @param headers flat list without length, encoding and validator
   * @param compress whether the content type gains by it
   */
  static async create(status: number, headers: readonly string[], body: Buffer, compress: boolean): Promise<StoredBody> {
    const stored = new StoredBody(status, headers, contentTag(body));
    if (compress && body.length >= WORTH_COMPRESSING) {
      const [br, gz] = await Promise.all([brotlied(body, 5), gzipped(body)]);
      stored.add('br', br);
      stored.add('gzip', gz);
    } else {
      stored.add('identity', body);
    }
    return stored;
  }

  private represent(encoding: Encoding, body: Buffer): Representation {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const head = [...this.headers, ...coding, 'Content-Length', String(body.length), 'ETag', this.tag, ...STAMPS];
    return { body, head };
  }

  private add(encoding: Encoding, body: Buffer): void {
    this.representations[encoding] = this.represent(encoding, body);
  }

  /** The uncompressed bytes; unpacked when only compressed ones are kept. */
  get identity(): Buffer {
    const { identity, gzip } = this.representations;
    if (identity) return identity.body;
    return gzip ? gunzipSync(gzip.body) : Buffer.alloc(0);
  }

  /** Bytes of memory, roughly. */
  get size(): number {
    const bodies = Object.values(this.representations).reduce((sum, { body }) => sum + body.length, 0);
    return bodies + 2000;
  }

  /** Replaces the quick brotli by the smallest. */
  async squeeze(): Promise<void> {
    if (!this.representations.br || this.squeezed) return;
    this.squeezed = true;
    this.add('br', await brotlied(this.identity, 11));
  }

  private pick(encoding: Encoding): Representation {
    const { br, gzip, identity } = this.representations;
    if (identity) return identity;
    if (encoding === 'br' && br) return br;
    if (encoding === 'gzip' && gzip) return gzip;
    return this.represent('identity', this.identity);
  }

  /** Answers a GET or HEAD request; 304 when the visitor has this content already. */
  send(req: IncomingMessage, res: ServerResponse, encoding: Encoding, moment: Moment): void {
    const known = req.headers['if-none-match'];
    if (known !== undefined && this.status === 200 && listsTag(known, this.tag)) {
      res.writeHead(304, stamp(this.notModified, moment)).end();
      return;
    }
    const { head, body } = this.pick(encoding);
    res.writeHead(this.status, stamp(head, moment));
    res.end(req.method === 'HEAD' ? undefined : body);
  }
}

/** Overwrites the values that change, in place: the header block is written before anyone else can ask. */
function stamp(head: string[], { ageSeconds, freshSeconds, mark }: Moment): string[] {
  head[head.length - 5] = String(ageSeconds);
  head[head.length - 3] = String(freshSeconds);
  head[head.length - 1] = mark;
  return head;
}
