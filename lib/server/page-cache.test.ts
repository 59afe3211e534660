/** @jest-environment node */
import { isr } from './front-harness';
import { front, gate, withoutWarnings } from './front-setup';

/** 36 KB that hardly compress. */
function noise(): string {
  return Array.from({ length: 2000 }, () => Math.random()).join();
}

withoutWarnings();

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
