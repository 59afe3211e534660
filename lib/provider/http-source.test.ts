/** @jest-environment node */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LARGEST_ANSWER_BYTES, readHttp } from './http-source';

const servers: Server[] = [];
function closeServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}
afterEach(closeServers);

async function provider(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
/** Long enough for the busiest machine: only what hangs for good is to be a time-out here. */
const PATIENT_MS = 20_000;

const read = (origin: string, path = 'NoticeClient/notices', timeoutMs = PATIENT_MS) =>
  readHttp({ kind: 'provider', origin, appKey: 'k3y', appClient: 'cl1ent', timeoutMs }, path);

test('asks below the base path with the key, the client and the wish for JSON', async () => {
  const seen: unknown[] = [];
  const origin = await provider((request, response) => {
    const { accept, 'x-app-key': key, 'x-app-client': client } = request.headers;
    seen.push(request.method, request.url, accept, key, client);
    response.end('\uFEFF{"data":[]}');
  });
  expect(await read(origin, 'AlbumClient/images/a b')).toBe('{"data":[]}');
  expect(seen).toEqual(['GET', '/api/v1/AlbumClient/images/a%20b', 'application/json', 'k3y', 'cl1ent']);
});

test('a compressed answer is opened', async () => {
  const origin = await provider((_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('{"data":1}')));
  expect(await read(origin)).toBe('{"data":1}');
});

test.each([
  [401, '{"data":null}', 'status'],
  [500, 'stack trace', 'status'],
  [503, '', 'status'],
  [204, '', 'status'],
  [404, '<html>not here</html>', 'status'],
  [404, '{"data":null,"message":"no such folder"}', 'not-there'],
])('status %i with %j is a failure of kind %s', async (status, body, kind) => {
  const origin = await provider((_request, response) => response.writeHead(status).end(body));
  await expect(read(origin)).rejects.toMatchObject({ name: 'ProviderFailure', kind, path: 'NoticeClient/notices' });
});

test('a provider that hangs, before or in the middle of its answer, is a time-out', async () => {
  for (const hangs of [() => undefined, (_request: unknown, response: ServerResponse) => void response.write('{"data":')]) {
    await expect(read(await provider(hangs), 'NoticeClient/notices', 300)).rejects.toMatchObject({ kind: 'timeout' });
  }
});

test('a refused or broken connection is a network failure that names its code', async () => {
  const origin = await provider((request) => request.socket.destroy());
  await expect(read(origin)).rejects.toMatchObject({ kind: 'network' });
  closeServers();
  await expect(read(origin)).rejects.toMatchObject({ kind: 'network', detail: 'ECONNREFUSED' });
});

test('an answer over 10 MB is refused, also when it is compressed small', async () => {
  const bomb = gzipSync(Buffer.alloc(LARGEST_ANSWER_BYTES + 1, ' '));
  const origin = await provider((_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
  await expect(read(origin)).rejects.toMatchObject({ kind: 'too-large' });
});

test('a redirect is followed on the provider’s own origin only, and the keys never leave it', async () => {
  const origin = await provider((request, response) => {
    if (request.url?.endsWith('/moved')) response.end('{"data":"moved"}');
    else if (request.url?.endsWith('/home')) response.writeHead(302, { location: '/api/v1/moved' }).end();
    else if (request.url?.endsWith('/loop')) response.writeHead(302, { location: '/api/v1/loop' }).end();
    else response.writeHead(302, { location: 'http://localhost:9/steal' }).end();
  });
  expect(await read(origin, 'home')).toBe('{"data":"moved"}');
  await expect(read(origin, 'loop')).rejects.toMatchObject({ kind: 'redirect' });
  await expect(read(origin, 'away')).rejects.toMatchObject({ kind: 'redirect' });
});
