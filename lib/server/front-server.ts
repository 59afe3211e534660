import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Env } from '../env';
import { frameHosts } from '../file-hosts';
import { Front } from './front';
import { createInner, type InnerAddress } from './inner-client';
import { OwnAnswers } from './own-answers';
import { PageCache } from './page-cache';
import { createShield } from './response-headers';

type Settings = Pick<Env, 'siteUrl' | 'siteConfig' | 'revalidateSeconds' | 'pageCache' | 'pageCacheMegabytes' | 'source' | 'imageHosts'>;

const INNER_TIMEOUT_MS = 30_000;
/** A client gets this long for its headers, and for a whole request, so that slow ones hold no connection. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the usual minute of a proxy in front, which must be the one to close idle connections. */
const KEEP_ALIVE_MS = 65_000;

function end(socket: Duplex, answer: string): void {
  if (socket.writable) socket.end(answer);
  else socket.destroy();
}

/**
 * The server that visitors reach.
 * @param address where Next listens
 */
export function createFrontServer(env: Settings, address: InnerAddress): Server {
  const shield = createShield({ siteUrl: env.siteUrl, frameHosts: frameHosts(env) });
  const inner = createInner(address, env.siteUrl, INNER_TIMEOUT_MS);
  const own = new OwnAnswers(shield, env.siteConfig, env.revalidateSeconds);
  const cache = env.pageCache ? new PageCache({ inner, shield, bytes: env.pageCacheMegabytes * 1024 * 1024 }) : null;
  const front = new Front({ inner, cache, own, shield, https: env.siteUrl.startsWith('https:') });

  const limits = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5000,
    maxHeaderSize: 16 * 1024,
  };
  const server = createServer(limits, front.handle);
  server.on('checkExpectation', (req, res) => own.refuse(req, res, 417));
  server.on('connect', (_req, socket) => end(socket, own.rawRefusal(405)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else end(socket, own.rawRefusal(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400));
  });
  return server;
}
