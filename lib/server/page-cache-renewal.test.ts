/** @jest-environment node */
import { isr } from './front-harness';
import { front, gate, withoutWarnings } from './front-setup';

withoutWarnings();

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
