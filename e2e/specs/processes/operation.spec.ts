import { expect } from '@playwright/test';
import { APP_CLIENT, APP_KEY } from '../../provider/test-provider';
import { outcomes, test, visit, visitAll } from '../../site/outage-site';

test('health tells age and outcome of every path, and no secret or address', async ({ provider, startSite }) => {
  const site = await startSite();
  await visitAll(site);
  await provider.fail('unauthorised', 'AlbumClient/slide-images');
  await expect.poll(async () => { await visit(site, '/'); return (await outcomes(site))['AlbumClient/slide-images']; }).toBe('status');
  expect((await outcomes(site))['NoticeClient/notices']).toBe('ok');
  const response = await fetch(`${site.url}/api/health`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const body = await response.text();
  for (const secret of [APP_KEY, APP_CLIENT, new URL(provider.origin).port]) expect(body).not.toContain(secret);
});

test('key, client and provider’s failures never reach a browser or the log', async ({ provider, startSite }) => {
  const site = await startSite({ env: { LOG_LEVEL: 'debug' } });
  await provider.fail('server-error', 'GBMessageClient/gb-messages');
  for (const path of ['/', '/bn', '/notice', '/api/basics', '/api/notices', '/message-of-principal', '/no-such-page']) {
    const response = await fetch(site.url + path, { headers: { 'x-forwarded-for': '203.0.113.77' } });
    const text = (await response.text()) + JSON.stringify([...response.headers]);
    expect(text).not.toMatch(/NullReferenceException/);
    for (const secret of [APP_KEY, APP_CLIENT]) expect(text).not.toContain(secret);
  }
  await expect.poll(() => site.log()).toContain('provider-failed');
  for (const secret of [APP_KEY, APP_CLIENT, '203.0.113.77']) expect(site.log()).not.toContain(secret);
});

test('a failure that repeats is logged a bounded number of times', async ({ provider, startSite }) => {
  const site = await startSite();
  await visitAll(site);
  await provider.fail('server-error');
  await provider.forgetCounts();
  await expect.poll(async () => { await visitAll(site); return (await provider.counts())['NoticeClient/notices']; }, { timeout: 20_000 }).toBeGreaterThan(3);
  const told = site.lines.filter((line) => line.includes('provider-failed') && line.includes('NoticeClient/notices'));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ level: 'warn', path: 'NoticeClient/notices', kind: 'status', ms: expect.any(Number) });
});

test('SIGTERM lets a request under way end, takes no new one, and ends with 0', async ({ provider, startSite }) => {
  const site = await startSite({ env: { PROVIDER_TIMEOUT_MS: '5000' } });
  await provider.turn({ path: 'GBMessageClient/governing-bodies', slow: 1500 });
  await provider.forgetCounts();
  const underWay = visit(site, '/administration/governing-body');
  await expect.poll(async () => (await provider.counts())['GBMessageClient/governing-bodies'], { intervals: [50] }).toBe(1);
  const ended = site.stop('SIGTERM');
  expect(await underWay).toMatchObject({ status: 200, text: expect.stringContaining('First by rank') });
  expect(await ended).toBe(0);
  await expect(fetch(site.url)).rejects.toThrow();
});
