/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { log } from '../log';
import { frontHarness, isr, type Site } from './front-harness';

type Harness = Awaited<ReturnType<typeof frontHarness>>;
const open: Harness[] = [];

async function front(site: Site, options?: Parameters<typeof frontHarness>[1]): Promise<Harness> {
  const harness = await frontHarness(site, options);
  open.push(harness);
  return harness;
}

/** Next holding back its answers until they are released. */
function gate() {
  const held: ServerResponse[] = [];
  let arrived: () => void = () => {};
  const waiting = () => (held.length ? Promise.resolve() : new Promise<void>((resolve) => (arrived = resolve)));
  const site: Site = (_req, res) => {
    held.push(res);
    arrived();
  };
  return { held, site, waiting };
}

/** 36 KB that hardly compress. */
function noise(): string {
  return Array.from({ length: 2000 }, () => Math.random()).join();
}

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(open.splice(0).map((harness) => harness.close()));
});

test('a page is asked for once and then served from memory', async () => {
  const site = await front((_req, res) => isr(res, '<p>one</p>'));
  expect((await site.ask('/notice')).mark).toBe('MISS');
  site.clock.now += 30_000;
  const again = await site.ask('/notice');
  expect(again).toMatchObject({ status: 200, mark: 'HIT', body: '<p>one</p>' });
  expect(again.headers.age).toBe('30');
  expect(again.headers['x-accel-expires']).toBe('30');
  expect(again.headers['cache-control']).toBe('s-maxage=60, stale-while-revalidate=3600');
  expect(again.headers['x-powered-by']).toBeUndefined();
  expect(again.headers['x-nextjs-cache']).toBeUndefined();
  expect(site.asked).toBe(1);
});

test('visitors who come at once wait for one answer', async () => {
  const { held, site: next, waiting } = gate();
  const site = await front(next);
  const visitors = Array.from({ length: 20 }, () => site.ask('/'));
  await waiting();
  // The rest has arrived when a request that came after them was answered.
  await site.ask('//');
  for (const res of held) isr(res, 'page');
  const answers = await Promise.all(visitors);
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['page']));
  expect(site.asked).toBe(1);
});

test('a stale page is shown at once and renewed behind it, by one question', async () => {
  const site = await front((_req, res) => isr(res, `v${site.asked}`));
  await site.ask('/');
  site.clock.now += 61_000;
  const { held, site: next, waiting } = gate();
  site.site = next;
  const stale = await Promise.all([site.ask('/'), site.ask('/'), site.ask('/')]);
  expect(stale.map(({ mark, body }) => `${mark} ${body}`)).toEqual(Array(3).fill('STALE v1'));
  await waiting();
  for (const res of held) isr(res, 'v2');
  await site.settled();
  expect(await site.ask('/')).toMatchObject({ mark: 'HIT', body: 'v2' });
  expect(site.asked).toBe(2);
});

test('"STALE" of Next is stored as stale, and asked for again after a pause', async () => {
  const site = await front((_req, res) => isr(res, `v${site.asked}`, 60, site.asked === 1 ? 'STALE' : 'HIT'));
  expect((await site.ask('/')).mark).toBe('MISS');
  expect(await site.ask('/')).toMatchObject({ mark: 'STALE', body: 'v1' });
  expect(site.asked).toBe(1);
  site.clock.now += 250;
  expect(await site.ask('/')).toMatchObject({ mark: 'STALE', body: 'v1' });
  await site.settled();
  site.clock.now += 59_000;
  expect(await site.ask('/')).toMatchObject({ mark: 'HIT', body: 'v2' });
  expect(site.asked).toBe(2);
});

test('a "HIT" of unknown age is believed for a second only, so that staleness does not double', async () => {
  const site = await front((_req, res) => isr(res, `v${site.asked}`, 60, 'HIT'));
  await site.ask('/');
  expect((await site.ask('/')).mark).toBe('HIT');
  site.clock.now += 1001;
  expect((await site.ask('/')).mark).toBe('STALE');
});

test.each([500, 503])('a failed refresh (%i) keeps the page, however old', async (status) => {
  const site = await front((_req, res) => isr(res, 'good'));
  await site.ask('/');
  site.site = (_req, res) => isr(res, 'trace at lib/secret.ts', 60, 'MISS', status);
  for (const seconds of [61, 3600, 7 * 24 * 3600]) {
    site.clock.now += seconds * 1000;
    expect(await site.ask('/')).toMatchObject({ status: 200, mark: 'STALE', body: 'good' });
    await site.settled();
  }
  site.site = (_req, res) => isr(res, 'healed');
  site.clock.now += 2000;
  await site.ask('/');
  await site.settled();
  expect((await site.ask('/')).body).toBe('healed');
});

test('a page past its time is shown when Next hangs', async () => {
  const site = await front((_req, res) => isr(res, 'good'), { patienceMs: 1 });
  await site.ask('/');
  site.clock.now += 7 * 24 * 3600 * 1000;
  const { site: next } = gate();
  site.site = next;
  expect(await site.ask('/')).toMatchObject({ status: 200, mark: 'STALE', body: 'good' });
});

test('the webhook makes every page ask again, and keeps the old ones for an outage', async () => {
  const site = await front((req, res) => (req.method === 'POST' ? res.end('{}') : isr(res, `v${site.asked}`)));
  await site.ask('/');
  expect((await site.ask('/api/revalidate', { method: 'POST', body: '{}' })).status).toBe(200);
  expect(await site.ask('/')).toMatchObject({ mark: 'MISS', body: 'v3' });
  await site.ask('/api/revalidate', { method: 'POST' });
  site.site = (_req, res) => isr(res, 'broken', 60, 'MISS', 500);
  expect(await site.ask('/')).toMatchObject({ status: 200, mark: 'STALE', body: 'v3' });
});

test('a refused webhook forgets nothing', async () => {
  const site = await front((req, res) => (req.method === 'POST' ? res.writeHead(401).end() : isr(res, 'page')));
  await site.ask('/');
  expect((await site.ask('/api/revalidate', { method: 'POST' })).status).toBe(401);
  expect((await site.ask('/')).mark).toBe('HIT');
});

test('a withdrawn page turns into its 404', async () => {
  const site = await front((_req, res) => isr(res, 'page'));
  await site.ask('/event');
  site.site = (_req, res) => isr(res, 'gone', 60, 'MISS', 404);
  site.clock.now += 61_000;
  await site.ask('/event');
  await site.settled();
  expect(await site.ask('/event')).toMatchObject({ status: 404, body: 'gone', mark: 'HIT' });
});

test.each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['private', { 'cache-control': 'private, max-age=60' }],
  ['a cookie', { 'cache-control': 's-maxage=60', 'set-cookie': 'a=b' }],
  ['no lifetime', {}],
  ['max-age=0', { 'cache-control': 'public, max-age=0' }],
])('an answer with %s is stored for nobody', async (_name, headers) => {
  const site = await front((_req, res) => res.writeHead(200, headers).end(`v${site.asked}`));
  expect(await site.ask('/')).toMatchObject({ mark: 'BYPASS', body: 'v1' });
  expect(await site.ask('/')).toMatchObject({ mark: 'BYPASS', body: 'v2' });
});

test('a request with Authorization is neither answered from memory nor stored', async () => {
  const site = await front((_req, res) => isr(res, `v${site.asked}`));
  const headers = { authorization: 'Bearer x' };
  expect((await site.ask('/', { headers })).mark).toBe('BYPASS');
  expect((await site.ask('/')).mark).toBe('MISS');
  expect((await site.ask('/', { headers })).mark).toBe('BYPASS');
});

test('a flood of unknown addresses pushes no page out and stays within its 2 MB', async () => {
  const site = await front((req, res) => {
    if (req.url === '/') isr(res, 'home');
    else isr(res, noise(), 60, 'MISS', 404);
  });
  await site.ask('/');
  for (let i = 0; i < 150; i += 1) await site.ask(`/unknown-${i}`);
  expect((await site.ask('/')).mark).toBe('HIT');
  expect(site.cache.store.bytes).toBeLessThan(2.1 * 1024 * 1024);
});

test('memory is bounded in bytes', async () => {
  const bytes = 400_000;
  const site = await front((_req, res) => isr(res, noise()), { bytes });
  for (let i = 0; i < 30; i += 1) await site.ask(`/page-${i}`);
  expect(site.cache.store.bytes).toBeLessThanOrEqual(bytes);
  expect((await site.ask('/page-29')).mark).toBe('HIT');
  expect((await site.ask('/page-0')).mark).toBe('MISS');
});

test('a query that no page reads is neither keyed nor passed on', async () => {
  const site = await front((req, res) => isr(res, String(req.url)));
  expect(await site.ask('/notice?fbclid=1')).toMatchObject({ mark: 'MISS', body: '/notice' });
  expect(await site.ask('/notice?fbclid=2')).toMatchObject({ mark: 'HIT', body: '/notice' });
  expect(await site.ask('/search?q=a')).toMatchObject({ mark: 'MISS', body: '/search?q=a' });
  expect(await site.ask('/search?q=b')).toMatchObject({ mark: 'MISS', body: '/search?q=b' });
});

test('what a visitor sends beyond the address cannot colour a stored page', async () => {
  const seen: unknown[] = [];
  const site = await front((req, res) => {
    seen.push(req.headers);
    isr(res, 'page');
  });
  const headers = { cookie: 'a=b', 'x-forwarded-host': 'evil.example', 'x-middleware-subrequest': '1', host: 'evil.example' };
  await site.ask('/', { headers });
  expect(seen).toEqual([
    { host: 'school.example', 'x-forwarded-proto': 'https', 'accept-encoding': 'identity', connection: 'keep-alive' },
  ]);
});

test("the router's data is kept apart from the page, by its hash", async () => {
  const site = await front((req, res) => isr(res, `${req.headers.rsc} ${req.url} ${req.headers['next-url']}`));
  await site.ask('/notice');
  const headers = { rsc: '1', 'next-url': '/a' };
  expect((await site.ask('/notice?_rsc=x1&utm=2', { headers })).body).toBe('1 /notice?_rsc=x1 /a');
  expect((await site.ask('/notice?_rsc=x1', { headers })).mark).toBe('HIT');
  expect((await site.ask('/notice?_rsc=x2', { headers })).mark).toBe('MISS');
  expect((await site.ask('/notice')).body).toBe('undefined /notice undefined');
});

test('when Next cannot be reached and nothing is stored, visitors get a readable page', async () => {
  const site = await front((req) => req.socket.destroy());
  const page = await site.ask('/notice');
  expect(page.status).toBe(503);
  expect(page.headers['retry-after']).toBe('60');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('href="tel:+8803112345"');
  expect(page.body).toContain('Hill &lt;School&gt;');
  expect(page.body).toContain('lang="bn"');
  expect((await site.ask('/api/notices')).body).toBe('{"error":"unavailable"}');
  expect((await site.ask('/notice?_rsc=1', { headers: { rsc: '1' } })).headers['content-type']).toMatch(/^text\/plain/);
  site.site = (_req, res) => isr(res, 'healed');
  expect((await site.ask('/notice')).body).toBe('healed');
});

test('a report of ill health is the answer, not a failure', async () => {
  const site = await front((_req, res) => res.writeHead(503, { 'content-type': 'application/json' }).end('{"ok":false}'));
  expect(await site.ask('/api/health')).toMatchObject({ status: 503, body: '{"ok":false}' });
});

test('Next out of time is an outage', async () => {
  const { site: next } = gate();
  const site = await front(next, { timeoutMs: 20 });
  expect((await site.ask('/')).status).toBe(503);
});

test('an answer that breaks off is an outage', async () => {
  const site = await front((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=9', 'content-length': '100' });
    res.write('half', () => res.destroy());
  });
  expect((await site.ask('/')).status).toBe(503);
});

test('a large file streams past the cache', async () => {
  const site = await front((_req, res) => {
    res.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' });
    for (let i = 0; i < 40; i += 1) res.write('x'.repeat(10_000));
    res.end();
  });
  const answer = await site.ask('/media/a.jpg');
  expect(answer.mark).toBe('BYPASS');
  expect(answer.body).toHaveLength(400_000);
  expect(site.cache.store.bytes).toBe(0);
});

test('without the cache everything is passed through', async () => {
  const site = await front((_req, res) => isr(res, `v${site.asked}`), { cache: false });
  await site.ask('/');
  expect(await site.ask('/')).toMatchObject({ mark: 'BYPASS', body: 'v2' });
  expect((await site.ask('/low-data/on')).headers['set-cookie']).toBeUndefined();
});

