/** @jest-environment node */
import { connect } from 'node:net';
import { front } from './front-setup';

/** Bytes as they are, past every check of an HTTP client. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  ['/%', 404],
  ['/%zz', 404],
  ['/%E0%A4', 404],
  ['/notice/%c0%ae', 404],
  ['//evil.example', 400],
  ['/a//b', 400],
  ['/../etc/passwd', 400],
  ['/a/./b', 400],
  ['/%2e%2e/x', 400],
  ['/..%2f..%2fetc', 400],
  ['/a\\b', 400],
  ['/a%5cb', 400],
  ['/a%00b', 400],
  ['/a%0d%0aSet-Cookie:%20x=y', 400],
  [`/${'a'.repeat(1001)}`, 414],
  [`/?${'a'.repeat(2001)}`, 414],
])('%s is refused with %i, readable and without asking Next', async (path, status) => {
  const site = await front();
  const answer = await site.ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('lang="bn"');
  expect(site.asked).toBe(0);
});

test.each(['PUT', 'DELETE', 'PATCH', 'POST', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
  const site = await front();
  const answer = await site.ask('/notice', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
  expect(site.asked).toBe(0);
});

test('a body larger than the webhook needs is refused, announced or not', async () => {
  const site = await front();
  const body = 'x'.repeat(70_000);
  expect((await site.ask('/api/revalidate', { method: 'POST', body, headers: { 'content-length': '70000' } })).status).toBe(413);
  expect((await site.ask('/api/revalidate', { method: 'POST', body, headers: { 'transfer-encoding': 'chunked' } })).status).toBe(413);
  expect(site.asked).toBe(0);
});

test('the webhook reaches Next with its own headers and body only', async () => {
  let seen: unknown;
  const site = await front((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', () => {
      seen = [body, req.headers['x-revalidate-secret'], req.headers['x-middleware-subrequest'], req.headers.cookie];
      res.end('{}');
    });
  });
  const headers = { 'x-revalidate-secret': 's', 'x-middleware-subrequest': 'm', cookie: 'a=b' };
  await site.ask('/api/revalidate', { method: 'POST', headers, body: '{"a":1}' });
  expect(seen).toEqual(['{"a":1}', 's', undefined, undefined]);
});

test('bad hosts and bad HTTP end in 400', async () => {
  const site = await front();
  await site.ask('/');
  expect((await site.ask('/', { headers: { host: 'a b"><script>' } })).status).toBe(400);
  expect((await site.ask('/', { headers: { host: '[::1]:3000' } })).status).toBe(200);
  expect(await raw(site.port, 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  expect(await raw(site.port, 'GET /\u0001 HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
});
