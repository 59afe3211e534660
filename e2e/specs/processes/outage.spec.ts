import { expect } from '@playwright/test';
import { FAILURES } from '../../provider/failure';
import { HEALED_WITHIN_MS, HOLD_SECONDS, NEW_NOTICE, outcomes, publish, test, visit, visitAll } from '../../site/outage-site';

const PATHS = ['AppStructureClient/client-basics', 'NoticeClient/notices', 'ContentClient/contents', 'AlbumClient/slide-images'];

for (const failure of FAILURES.filter((name) => name !== 'many-notices' && name !== 'data-null')) {
  test(`${failure}: pages served before stay as they were, and heal by themselves`, async ({ provider, startSite }) => {
    const site = await startSite();
    const before = await visitAll(site);
    expect(Object.values(before).map(({ status }) => status)).toEqual(Object.keys(before).map(() => 200));

    await provider.fail(failure);
    await expect
      .poll(async () => {
        expect(await visitAll(site)).toEqual(before);
        const now = await outcomes(site);
        return PATHS.filter((path) => now[path] === 'ok');
      }, { timeout: 20_000 })
      .toEqual([]);
    expect(await visitAll(site)).toEqual(before);
    // A page that is made only now has the last good content too.
    expect(await visit(site, '/oath')).toMatchObject({ status: 200, text: expect.stringContaining('I promise to be kind.') });

    await provider.heal();
    await publish(provider);
    await expect.poll(async () => (await visit(site, '/notice')).text, { timeout: HEALED_WITHIN_MS }).toContain(NEW_NOTICE);
  });
}

test('data null for what is never null is a failure; for a list it is an empty one', async ({ provider, startSite }) => {
  const site = await startSite();
  const before = await visitAll(site);
  await provider.fail('data-null', 'AppStructureClient/client-basics');
  await expect.poll(async () => { await visitAll(site); return (await outcomes(site))['AppStructureClient/client-basics']; }).not.toBe('ok');
  expect(await visitAll(site)).toEqual(before);
  await provider.fail('data-null', 'NoticeClient/notices');
  await expect.poll(async () => (await visit(site, '/notice')).text, { timeout: HEALED_WITHIN_MS }).toContain('No Notices Found');
});

test('ten thousand notices: the board has pages, and no page grows beyond reason', async ({ provider, startSite }) => {
  const site = await startSite();
  await visitAll(site);
  await provider.fail('many-notices', 'NoticeClient/notices');
  await expect.poll(async () => (await visit(site, '/notice')).text, { timeout: 20_000 }).toContain('of ten thousand');
  for (const path of ['/', '/notice', '/notice/page/500', '/contact']) {
    const response = await fetch(site.url + path);
    expect.soft(response.status, path).toBe(200);
    expect.soft((await response.text()).length, path).toBeLessThan(1_000_000);
  }
});

for (const failure of [null, 'server-error', 'hang'] as const) {
  test(`the provider is asked at most once a path and revalidation time (${failure ?? 'well'})`, async ({ provider, startSite }) => {
    const site = await startSite();
    await visitAll(site);
    if (failure) await provider.fail(failure);
    await provider.forgetCounts();
    const started = Date.now();
    for (let round = 0; round < 40; round++) await Promise.all([visitAll(site), visitAll(site)]);
    const counts = await provider.counts();
    // One at the beginning, one for each time that has passed since.
    const most = Math.ceil((Date.now() - started) / (HOLD_SECONDS * 1000)) + 1;
    for (const [path, count] of Object.entries(counts)) expect.soft(count, path).toBeLessThanOrEqual(most);
  });
}

test('one path failing stops no other: fresh notices appear while the slides fail', async ({ provider, startSite }) => {
  await provider.fail('server-error', 'AlbumClient/slide-images');
  const site = await startSite();
  expect((await visit(site, '/')).status).toBe(200);
  await publish(provider);
  await expect.poll(async () => (await visit(site, '/')).text, { timeout: HEALED_WITHIN_MS }).toContain(NEW_NOTICE);
  expect((await outcomes(site))['AlbumClient/slide-images']).toBe('status');
});

test('a section whose data was never there says so in its place, and the page stands', async ({ provider, startSite }) => {
  await provider.fail('server-error', 'GBMessageClient/gb-messages');
  const site = await startSite();
  const home = await visit(site, '/');
  expect(home.status).toBe(200);
  expect(home.text).toContain('This part cannot be shown right now.');
  expect(home.text).toContain('Newest of all');
  expect((await visit(site, '/bn')).text).toContain('এই অংশটি এখন দেখানো যাচ্ছে না।');
});

test('an empty answer is believed, a failed one never empties a page', async ({ provider, startSite }) => {
  const site = await startSite();
  expect((await visit(site, '/news-and-events')).text).toContain('Sports day');
  await provider.turn({ path: 'ContentClient/contents', data: [] });
  await expect.poll(async () => (await visit(site, '/news-and-events')).text, { timeout: HEALED_WITHIN_MS }).toContain('No Data Found');
  await expect.poll(async () => (await visit(site, '/news-and-events/20')).status, { timeout: HEALED_WITHIN_MS }).toBe(404);
});

test('a withdrawn notice turns into its 404', async ({ provider, startSite }) => {
  const site = await startSite();
  expect((await visit(site, '/notice/516')).status).toBe(200);
  await publish(provider);
  await expect.poll(async () => (await visit(site, '/notice/516')).status, { timeout: HEALED_WITHIN_MS }).toBe(404);
  expect((await visit(site, '/notice/9001')).status).toBe(200);
});
