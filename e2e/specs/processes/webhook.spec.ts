import { expect } from '@playwright/test';
import { NEW_NOTICE, publish, test, visit, visitAll } from '../../site/outage-site';
import { ask } from '../../site/raw-request';
import type { SiteProcess } from '../../site/site-process';

const SECRET = 'a-secret-of-the-webhook';
/** Content stays a day: what changes sooner was changed by the webhook. */
const SLOW = { REVALIDATE_SECONDS: '86400', REVALIDATE_SECRET: SECRET };

function call(site: SiteProcess, body = '', authorization: string | null = `Bearer ${SECRET}`) {
  const headers = { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) };
  return ask(site.url, '/api/revalidate', { method: 'POST', headers, body });
}

test('publishes one kind at once, and everything', async ({ provider, startSite }) => {
  const site = await startSite({ env: SLOW });
  expect((await visit(site, '/notice')).text).toContain('Newest of all');
  await publish(provider);
  expect((await visit(site, '/notice')).text).toContain('Newest of all');
  expect((await call(site, '{"kind":"news-papers"}')).status).toBe(400);
  expect((await call(site, '{"kind":"notices"}')).status).toBe(200);
  await expect.poll(async () => (await visit(site, '/notice')).text).toContain(NEW_NOTICE);
  await expect.poll(async () => (await visit(site, '/')).text).toContain(NEW_NOTICE);

  await provider.turn({ path: 'ContentClient/contents', data: [] });
  expect((await call(site)).status).toBe(200);
  await expect.poll(async () => (await visit(site, '/news-and-events')).text).toContain('No Data Found');
});

test('refuses without or with a wrong secret, with a wrong or an oversized body', async ({ startSite }) => {
  const site = await startSite({ env: SLOW });
  for (const authorization of [null, 'Bearer', 'Bearer wrong', `Basic ${SECRET}`, SECRET, `Bearer ${SECRET}x`]) {
    expect.soft((await call(site, '', authorization)).status, String(authorization)).toBe(401);
  }
  for (const body of ['{', '[]', '{"kind":7}', '{"kind":"__proto__"}', 'kind=notices']) {
    expect.soft((await call(site, body)).status, body).toBe(400);
  }
  expect([400, 413]).toContain((await call(site, `{"kind":"${'x'.repeat(100_000)}"}`)).status);
  expect((await call(site, `{"kind":"notices"}`)).status).toBe(200);
});

test('is not there when no secret is configured', async ({ startSite }) => {
  const site = await startSite();
  expect((await call(site)).status).toBe(404);
});

test('during an outage it costs nobody a page', async ({ provider, startSite }) => {
  const site = await startSite({ env: SLOW });
  const before = await visitAll(site);
  await provider.fail('refuse');
  expect((await call(site)).status).toBe(200);
  for (let round = 0; round < 5; round++) expect(await visitAll(site)).toEqual(before);
  expect((await call(site, '{"kind":"basics"}')).status).toBe(200);
  expect(await visitAll(site)).toEqual(before);
});
