import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { acceptedEncoding, compressible, compressor } from './encoding';
import { lowDataHeaders } from './low-data-body';
import { lowDataPage } from './low-data-page';
import { readAnswer } from './read-answer';
import { passedHeaders, type Shield } from './response-headers';
import { listsTag } from './stored-body';

const LARGEST_PAGE = 4 * 1024 * 1024;

export interface PassOn {
  shield: Shield;
  /** The page's own address when its low-data variant is wanted, else null. */
  lowDataPath: string | null;
  /** What was read already of an answer that turned out too large to store. */
  chunks?: readonly Buffer[];
}

function headersOf(answer: IncomingMessage, shield: Shield, compressing: boolean): string[] {
  const html = answer.headers['content-type']?.startsWith('text/html');
  const flat = passedHeaders(answer.headers, shield, [...(compressing ? ['Accept-Encoding'] : []), ...(html ? ['Save-Data'] : [])]);
  // Compressed on the way, the bytes are others than those that a strong validator promises.
  const tagAt = compressing ? flat.indexOf('etag') + 1 : 0;
  const tag = flat[tagAt];
  if (tagAt && tag && !tag.startsWith('W/')) flat[tagAt] = `W/${tag}`;
  // nginx would keep for a whole lifetime what Next is renewing just now.
  if (answer.headers['x-nextjs-cache'] === 'STALE') flat.push('X-Accel-Expires', '1');
  if (!compressing) {
    for (const name of ['content-length', 'content-encoding'] as const) {
      const value = answer.headers[name];
      if (value) flat.push(name, value);
    }
  }
  return flat;
}

async function passLowData(req: IncomingMessage, res: ServerResponse, answer: IncomingMessage, path: string, shield: Shield) {
  const read = await readAnswer(answer, LARGEST_PAGE);
  if (!read.whole) throw new Error('too large');
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  const headers = lowDataHeaders(headersOf(answer, shield, true));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  res.writeHead(answer.statusCode ?? 200, [...headers, 'X-Cache', 'BYPASS']);
  if (req.method === 'HEAD') return void res.end();
  const html = lowDataPage(read.body.toString('utf8'), path);
  if (encoding === 'identity') return void res.end(html);
  const stream = compressor(encoding);
  pipeline(stream, res, () => {});
  stream.end(html);
}

/** Hands an answer of Next on as it comes, compressed on the way where that pays. */
export function passOn(req: IncomingMessage, res: ServerResponse, answer: IncomingMessage, options: PassOn): void {
  res.on('close', () => answer.destroy());
  const { shield, lowDataPath, chunks = [] } = options;
  const contentType = answer.headers['content-type'] ?? '';
  if (lowDataPath !== null && contentType.startsWith('text/html') && !chunks.length) {
    passLowData(req, res, answer, lowDataPath, shield).catch(() => res.destroy());
    return;
  }

  const status = answer.statusCode ?? 502;
  const tag = answer.headers.etag;
  const known = req.headers['if-none-match'];
  const hasBody = status !== 204 && status !== 304;
  const whole = hasBody && status !== 206 && !answer.headers['content-encoding'] && compressible(contentType);
  const encoding = whole ? acceptedEncoding(req.headers['accept-encoding']) : 'identity';
  const headers = [...headersOf(answer, shield, whole), 'X-Cache', 'BYPASS'];
  if (status === 200 && tag && known !== undefined && listsTag(known, tag)) {
    const short = headers.filter((_, i) => !/^content-(?:type|length|encoding)$/.test(headers[i - (i % 2)] ?? ''));
    res.writeHead(304, short).end();
    return;
  }
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  res.writeHead(status, headers);
  if (req.method === 'HEAD' || !hasBody) {
    res.end();
    return;
  }
  const sink = encoding === 'identity' ? res : compressor(encoding);
  for (const chunk of chunks) sink.write(chunk);
  if (sink === res) pipeline(answer, res, () => {});
  else pipeline(answer, sink, res, () => {});
}
