/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { createAuthenticatedClient } from './authenticated-client';

let server: Server;
let status = 200;
let body = '';
const origin = () => {
  const address: AddressInfo | string | null = server.address();
  return address !== null && typeof address !== 'string' ? `http://127.0.0.1:${address.port}` : '';
};

/** Answers with what it was asked. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const said = { method, url, token: headers.authorization, type: headers['content-type'] ?? '', sent: await text(request) };
    response.writeHead(status).end(body || JSON.stringify({ data: said }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  status = 200;
  body = '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const said = z.object({ method: z.string(), url: z.string(), token: z.string(), type: z.string(), sent: z.string() });
const client = () => createAuthenticatedClient({ origin: origin(), token: 't0ken', timeoutMs: 1000 });

test('GET and DELETE carry the bearer token and no payload', async () => {
  expect(await client().get('GB/members', said)).toEqual({ method: 'GET', url: '/api/v1/GB/members', token: 'Bearer t0ken', type: '', sent: '' });
  expect(await client().delete('GB/members/3', said)).toMatchObject({ method: 'DELETE', url: '/api/v1/GB/members/3', sent: '' });
});

test('POST and PUT send JSON', async () => {
  expect(await client().postJson('GB/x', { a: 'ক' }, said)).toMatchObject({ method: 'POST', type: 'application/json', sent: '{"a":"ক"}' });
  expect(await client().put('GB/x', [1], said)).toMatchObject({ method: 'PUT', type: 'application/json', sent: '[1]' });
});

test('POST sends form data, files included', async () => {
  const answer = await client().postForm('GB/x', { Name: 'A', Photo: new Blob(['picture']) }, said);
  expect(answer.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(answer.sent).toMatch(/name="Name"\r\n\r\nA\r\n[^]*name="Photo"[^]*picture/);
});

test.each([
  [401, '', 'status'],
  [200, '<html>', 'not-json'],
  [200, '{"message":"ok"}', 'envelope'],
  [200, '{"data":{"method":1}}', 'envelope'],
])('status %i with %j fails as %s', async (answerStatus, answerBody, kind) => {
  status = answerStatus;
  body = answerBody;
  await expect(client().get('GB/x', said)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
});

test('a provider that cannot be reached fails by its name', async () => {
  await expect(createAuthenticatedClient({ origin: 'http://127.0.0.1:1', token: 't', timeoutMs: 1000 }).get('GB/x', said)).rejects.toMatchObject({ kind: 'network' });
});
