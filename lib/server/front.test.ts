/** @jest-environment node */
import { isr } from './front-harness';
import { front, PAGE } from './front-setup';

const shieldNames = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'strict-transport-security',
];

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('Accept-Encoding: %s is answered with %s', async (accepted, encoding) => {
  const site = await front();
  for (const mark of ['MISS', 'HIT']) {
    const answer = await site.ask('/', { headers: { 'accept-encoding': accepted } });
    expect(answer).toMatchObject({ mark, body: PAGE });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
  }
});

test('a visitor who has the page gets 304, whatever the encoding', async () => {
  const site = await front();
  const { headers } = await site.ask('/');
  for (const known of [headers.etag ?? '', `"other", ${headers.etag}`, '*', (headers.etag ?? '').replace('W/', '')]) {
    const answer = await site.ask('/', { headers: { 'if-none-match': known, 'accept-encoding': 'br' } });
    expect(answer).toMatchObject({ status: 304, body: '' });
    expect(answer.headers['cache-control']).toBeDefined();
    expect(answer.headers.etag).toBe(headers.etag);
  }
  expect((await site.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('the slow compression changes neither content nor validator', async () => {
  const site = await front();
  const headers = { 'accept-encoding': 'br' };
  const before = await site.ask('/', { headers });
  for (let i = 0; i < 20; i += 1) await site.ask('/', { headers });
  expect(site.squeezes).toHaveLength(1);
  site.squeezes[0]?.();
  const after = await site.ask('/', { headers });
  expect(after.body).toBe(PAGE);
  expect(after.headers.etag).toBe(before.headers.etag);
});

test('HEAD is answered like GET, without the body', async () => {
  const site = await front();
  for (const mark of ['MISS', 'HIT']) {
    const answer = await site.ask('/', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, mark, body: '' });
    expect(answer.headers['content-length']).toBe(String(PAGE.length));
  }
});

test('everything carries the security headers, once', async () => {
  const site = await front((_req, res) => {
    res.setHeader('X-Frame-Options', 'ALLOWALL');
    isr(res, PAGE);
  });
  for (const [path, method] of [['/', 'GET'], ['/', 'GET'], ['//', 'GET'], ['/', 'PUT'], ['/', 'OPTIONS'], ['/low-data/on', 'GET']] as const) {
    const { headers } = await site.ask(path, { method });
    for (const name of shieldNames) expect(headers[name]).toBeTruthy();
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  }
});

describe('the choice of low data', () => {
  const to = async (query: string, headers: Record<string, string> = {}) => {
    const site = await front();
    const answer = await site.ask(`/low-data/on${query}`, { headers: { host: 'school.example', ...headers } });
    expect(answer.status).toBe(303);
    return answer.headers.location;
  };

  test.each([
    ['?to=/notice', '/notice'],
    ['?to=%2Fbn%2Fnotice%3Fpage%3D2', '/bn/notice?page=2'],
    ['?to=//evil.example', '/'],
    ['?to=/%5Cevil.example', '/'],
    ['?to=/.//evil.example', '/'],
    ['?to=/%09/evil.example', '/'],
    ['?to=https://evil.example/', '/'],
    ['?to=javascript:alert(1)', '/'],
    ['?to=/a%0d%0aSet-Cookie:x=y', '/'],
    ['?to=/low-data/off', '/'],
    ['?to=/%F0%9F%92%A9', '/%F0%9F%92%A9'],
    ['', '/'],
  ])('leads from %s to %s', async (query, location) => {
    expect(await to(query)).toBe(location);
  });

  test('leads back to the page it was chosen on', async () => {
    expect(await to('', { referer: 'https://school.example/notice?page=2' })).toBe('/notice?page=2');
    expect(await to('', { referer: 'https://evil.example/notice' })).toBe('/');
    expect(await to('', { referer: 'https://school.example//evil.example' })).toBe('/');
  });

  test('is remembered, and undone', async () => {
    const site = await front();
    const [on] = (await site.ask('/low-data/on')).headers['set-cookie'] ?? [];
    const [off] = (await site.ask('/low-data/off')).headers['set-cookie'] ?? [];
    expect(on).toBe('low-data=1; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly; Secure');
    expect(off).toMatch(/^low-data=0; /);
  });
});

test('low data is a variant of the stored page; the normal page stays byte for byte', async () => {
  const site = await front();
  const normal = await site.ask('/');
  const asking: Record<string, string>[] = [{ 'save-data': 'on' }, { cookie: 'a=b; low-data=1' }];
  for (const headers of asking) {
    const low = await site.ask('/', { headers });
    expect(low.mark).toBe('HIT');
    expect(low.body).not.toContain('<script');
    expect(low.body).toContain('text text');
    expect(low.headers['cache-control']).toBe('private, no-cache');
    expect(low.headers['x-accel-expires']).toBe('0');
    expect(low.headers.vary).toBe('accept-encoding, save-data, cookie');
    expect(low.headers.etag).not.toBe(normal.headers.etag);
  }
  expect((await site.ask('/', { headers: { 'save-data': 'on', cookie: 'low-data=0' } })).body).toBe(PAGE);
  expect((await site.ask('/')).body).toBe(PAGE);
  expect(normal.headers.vary).toContain('save-data');
  expect(site.asked).toBe(1);
});

test('low data works for a page that nobody asked for before, and for one that is not stored', async () => {
  const site = await front((req, res) => isr(res, PAGE, req.url === '/stored' ? 60 : 0));
  const headers = { 'save-data': 'on', 'accept-encoding': 'br' };
  for (const path of ['/stored', '/fresh']) {
    const low = await site.ask(path, { headers });
    expect(low.body).toContain('data-low-data');
    expect(low.body).not.toContain('<script');
  }
});
