import { test as base, expect } from '@playwright/test';
import { ATTACK_IDS } from '../../hostile/hostile-answer';
import { ProviderProcess } from '../../provider/provider-process';
import { providerSettings, SiteProcess } from '../../site/site-process';
import { tracesIn, watchAttacks } from '../../visit/attack-watch';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN } from '../../visit/screens';

/** A school every field of whose data is an attack. */
const test = base.extend<object, { hostile: { site: SiteProcess; provider: ProviderProcess } }>({
  hostile: [
    async ({}, handOver) => {
      const provider = await ProviderProcess.start('hostile');
      const site = await SiteProcess.start({ env: providerSettings(provider.origin) });
      await handOver({ site, provider });
      await site.dispose();
      await provider.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ hostile }, handOver) => handOver(hostile.site.url),
});

const PART = 12;
const parts = Array.from({ length: Math.ceil(ATTACK_IDS.length / PART) }, (_, i) => ATTACK_IDS.slice(i * PART, (i + 1) * PART));

for (const [i, ids] of parts.entries()) {
  test(`hostile HTML ${i * PART + 1} to ${i * PART + ids.length} runs nothing`, async ({ page, hostile }) => {
    const found = await watchAttacks(page, hostile.site.url, hostile.provider.origin);
    for (const id of ids) {
      const address = `/news-and-events/${id}`;
      const response = await page.goto(address);
      expect.soft(response?.status(), address).toBe(200);
      expect.soft(await tracesIn(page), address).toEqual([]);
      expect.soft(found, address).toEqual([]);
    }
  });
}

for (const language of LANGUAGES) {
  test(`hostile text, links and HTML run nothing on any screen (${language})`, async ({ page, hostile }) => {
    test.setTimeout(180_000);
    const found = await watchAttacks(page, hostile.site.url, hostile.provider.origin);
    for (const path of [...screensOf('provider'), UNKNOWN, '/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', "/notice/find?q='%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E"]) {
      const address = inLanguage(language, path);
      const response = await page.goto(address);
      expect.soft(response?.status(), address).toBeLessThan(500);
      expect.soft(await tracesIn(page), address).toEqual([]);
      expect.soft(found, address).toEqual([]);
    }
  });
}

test('nor when the page is reached by navigation and its dialogs are opened', async ({ page, hostile }) => {
  const found = await watchAttacks(page, hostile.site.url, hostile.provider.origin);
  await page.goto('/');
  const openers = page.locator('button[aria-haspopup="dialog"]');
  for (let i = 0; i < (await openers.count()); i++) {
    await openers.nth(i).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect.soft(await tracesIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  for (const path of ['/notice', '/news-and-events', '/administration/governing-body']) {
    await page.goto('/');
    await page.locator(`main a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect.soft(await tracesIn(page)).toEqual([]);
  }
  await page.getByRole('link', { name: /Message of Principal/ }).first().click();
  await page.goto('/notice');
  for (const entry of await page.getByRole('list', { name: 'Notices' }).getByRole('link').all()) {
    await entry.click();
    expect.soft(await tracesIn(page)).toEqual([]);
  }
  expect(found).toEqual([]);
});

test('feeds, API and data for robots answer hostile data with the right type and status', async ({ hostile }) => {
  for (const path of ['/api/notices', '/api/basics', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
    const response = await fetch(hostile.site.url + path);
    expect.soft(response.status, path).toBe(200);
    expect.soft(response.headers.get('content-type'), path).not.toContain('html');
    expect.soft(response.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});
