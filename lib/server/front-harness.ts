import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteConfigSchema } from '../site-config';
import { Front } from './front';
import { createInner } from './inner-client';
import { OwnAnswers } from './own-answers';
import { PageCache } from './page-cache';
import { createShield } from './response-headers';
import { Squeezer } from './squeezer';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** X-Cache. */
  mark: string | undefined;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export type Site = (req: IncomingMessage, res: ServerResponse) => void;

/** A page as Next answers it. */
export function isr(res: ServerResponse, body: string, seconds = 60, nextCache = 'MISS', status = 200): void {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': `s-maxage=${seconds}, stale-while-revalidate=31536000`,
    'x-nextjs-cache': nextCache,
    'x-powered-by': 'Next.js',
    vary: 'rsc, next-router-state-tree',
  });
  res.end(body);
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

function unpacked(headers: IncomingHttpHeaders, body: Buffer): string {
  if (!body.length) return '';
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

/** The front server on a real port, with `site` in Next's place, and a clock that stands still. */
export async function frontHarness(site: Site, options: { bytes?: number; cache?: boolean; patienceMs?: number; timeoutMs?: number } = {}) {
  const clock = { now: 1_800_000_000_000 };
  const harness = { site, asked: 0 };
  const innerServer = createServer((req, res) => {
    harness.asked += 1;
    harness.site(req, res);
  });
  const siteUrl = 'https://school.example';
  const shield = createShield({ siteUrl });
  const inner = createInner({ host: '127.0.0.1', port: await listening(innerServer) }, siteUrl, options.timeoutMs ?? 5000);
  const squeezes: (() => void)[] = [];
  const cache = new PageCache({
    inner,
    shield,
    bytes: options.bytes ?? 8 * 1024 * 1024,
    now: () => clock.now,
    patienceMs: options.patienceMs ?? 5000,
    squeezer: new Squeezer((task) => squeezes.push(task), () => true),
  });
  const school = siteConfigSchema.parse({ name: { en: 'Hill <School>', bn: 'পাহাড় স্কুল' }, phone: '+880 31-12345' });
  const own = new OwnAnswers(shield, school, 60);
  const front = new Front({ inner, cache: options.cache === false ? null : cache, own, shield, https: true });
  const frontServer = createServer(front.handle);
  const port = await listening(frontServer);

  function ask(path: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', reject);
        res.on('end', () => {
          const mark = res.headers['x-cache']?.toString();
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: unpacked(res.headers, Buffer.concat(chunks)), mark });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  async function close(): Promise<void> {
    for (const server of [frontServer, innerServer]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /** Settles when nothing is being asked for behind the visitors' backs. */
  async function settled(): Promise<void> {
    await cache.settled();
  }

  return Object.assign(harness, { ask, cache, clock, close, port, settled, squeezes });
}
