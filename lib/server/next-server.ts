import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import next from 'next';
import type { InnerAddress } from './inner-client';

export interface RunningNext {
  address: InnerAddress;
  server: Server;
  /** Ends Next itself and removes the socket. */
  close: () => Promise<void>;
}

async function listen(server: Server): Promise<{ address: InnerAddress; remove: () => void }> {
  if (process.platform === 'win32') {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    return { address: { host: '127.0.0.1', port }, remove: () => {} };
  }
  // mkdtemp makes the folder readable for this user alone, so nobody else can reach Next past the front server.
  const dir = mkdtempSync(path.join(tmpdir(), 'bidyaloy-'));
  const socketPath = path.join(dir, 'next.sock');
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socketPath, resolve));
  return { address: { socketPath }, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/**
 * Runs Next's own handler, unchanged, where only this process reaches it.
 * @param dir the project's folder, already built
 */
export async function startNext(dir: string, port: number): Promise<RunningNext> {
  // The front server's own connections are trusted to be slow: a first rendering may take its time.
  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0, headersTimeout: 0 });
  const app = next({ dev: false, dir, port, hostname: 'localhost' });
  await app.prepare();
  const handler = app.getRequestHandler();
  server.on('request', (req, res) => {
    handler(req, res).catch(() => {
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  });
  const { address, remove } = await listen(server);
  return {
    address,
    server,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await app.close();
      remove();
    },
  };
}
