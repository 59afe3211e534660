import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HEALED_WITHIN_MS, PAGES, test, visit, visitAll } from '../../site/outage-site';
import type { SiteProcess } from '../../site/site-process';

function stateFiles(site: SiteProcess): string[] {
  const entries = readdirSync(site.stateDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.name.endsWith('.json')).map((entry) => path.join(entry.parentPath, entry.name));
}

test('a restart with the provider down serves every page as before', async ({ provider, startSite }) => {
  const first = await startSite();
  const before = await visitAll(first);
  await first.stop();
  await provider.fail('refuse');
  const again = await startSite({ build: first.build, stateDir: first.stateDir });
  expect(await visitAll(again)).toEqual(before);
});

test('so does a new build, which has no finished pages', async ({ provider, startSite }) => {
  const first = await startSite();
  const before = await visitAll(first);
  await first.stop();
  await provider.fail('refuse');
  const rebuilt = await startSite({ stateDir: first.stateDir });
  expect(await visitAll(rebuilt)).toEqual(before);
  // Also pages that nobody had opened.
  expect(await visit(rebuilt, '/oath')).toMatchObject({ status: 200, text: expect.stringContaining('I promise to be kind.') });
});

test('content older than an hour says how old it is', async ({ provider, startSite }) => {
  const first = await startSite();
  await visitAll(first);
  await first.stop();
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const file of stateFiles(first)) utimesSync(file, twoHoursAgo, twoHoursAgo);
  await provider.fail('refuse');
  const again = await startSite({ stateDir: first.stateDir });
  await expect.poll(async () => (await (await fetch(`${again.url}/contact`)).text()).includes('Newer content cannot be reached right now.')).toBe(true);
  await provider.heal();
  await expect.poll(async () => (await (await fetch(`${again.url}/contact`)).text()).includes('Newer content cannot be reached'), { timeout: HEALED_WITHIN_MS }).toBe(false);
});

test('a first start with nothing answers 503 in both languages, with the phone number, and heals', async ({ page, provider, startSite }) => {
  const config = path.join(mkdtempSync(path.join(tmpdir(), 'bidyaloy-config-')), 'site.json');
  writeFileSync(config, JSON.stringify({ name: { en: 'Padma School', bn: 'পদ্মা স্কুল' }, phone: '01711-000000' }));
  await provider.fail('refuse');
  const site = await startSite({ env: { SITE_CONFIG: config } });
  for (const address of [...PAGES, '/no-such-page', '/imageFolder/9999']) {
    const response = await fetch(site.url + address);
    const html = await response.text();
    expect.soft(response.status, address).toBe(503);
    expect.soft(Number(response.headers.get('retry-after')), address).toBeGreaterThan(0);
    expect.soft(response.headers.get('cache-control'), address).toContain('no-store');
    for (const words of ['Padma School', 'পদ্মা স্কুল', '01711-000000', 'lang="bn"', 'lang="en"']) expect.soft(html, address).toContain(words);
    expect.soft(html, address).not.toMatch(/<script|127\.0\.0\.1|Error/);
  }
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: '01711-000000' }).first()).toBeVisible();
  await provider.heal();
  await expect.poll(async () => (await visit(site, '/')).status, { timeout: HEALED_WITHIN_MS }).toBe(200);
  expect((await visit(site, '/no-such-page')).status).toBe(404);
});

test('a corrupt kept answer is ignored and logged; the others serve', async ({ provider, startSite }) => {
  const first = await startSite();
  await visitAll(first);
  await first.stop();
  writeFileSync(path.join(first.stateDir, 'AlbumClient/slide-images.json'), '{"data":[{"Ima');
  await provider.fail('refuse');
  const again = await startSite({ stateDir: first.stateDir });
  expect((await visit(again, '/')).status).toBe(200);
  await expect.poll(() => again.log()).toContain('state-file-ignored');
});

test('a disk that cannot be written costs the kept answers alone, with one warning', async ({ startSite }) => {
  // Below a file no folder can be made, not even by root.
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bidyaloy-file-')), 'file');
  writeFileSync(file, '');
  const site = await startSite({ env: { STATE_DIR: path.join(file, 'state') } });
  for (const { status } of Object.values(await visitAll(site))) expect(status).toBe(200);
  await visitAll(site);
  await expect.poll(() => site.lines.filter((line) => line.includes('state-folder-not-writable')).length).toBe(1);
});

test('answers of another provider are not this school’s', async ({ provider, startSite }) => {
  const first = await startSite();
  await visitAll(first);
  await first.stop();
  await provider.fail('refuse');
  const other = await startSite({ stateDir: first.stateDir, env: { PROVIDER_URL: 'http://127.0.0.1:9' } });
  expect((await visit(other, '/')).status).toBe(503);
});
