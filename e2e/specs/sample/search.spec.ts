import type { Page } from '@playwright/test';
import * as layoutWords from '../../../lib/i18n/words/layout';
import * as searchWords from '../../../lib/i18n/words/search';
import { expect, test } from '../../fixtures';

const { en, bn } = searchWords;

function headerField(page: Page, words = layoutWords.en) {
  return page.getByRole('banner').getByLabel(words.searchLabel, { exact: true });
}

function suggestions(page: Page, words = en) {
  return page.getByRole('banner').getByRole('listbox', { name: words.suggestions }).getByRole('option');
}

const results = (page: Page) => page.getByRole('main').locator('ol[start] > li');

for (const { what, start, typed, finds, title } of [
  { what: 'Bengali', start: '/bn', typed: 'ভর্তি', finds: '/bn/admission-circular', title: 'ভর্তি বিজ্ঞপ্তি' },
  { what: 'Bengali in Latin letters', start: '/', typed: 'vorti', finds: '/admission-circular', title: 'ভর্তি বিজ্ঞপ্তি' },
  { what: 'English with a mistake', start: '/history', typed: 'scholership', finds: '/notice/120', title: 'Applications for the Merit and Need Scholarship' },
  { what: 'Bengali digits', start: '/bn/notice', typed: '১৪৩৩', finds: '/bn/notice/121', title: 'বাংলা নববর্ষ ১৪৩৩ : শোভাযাত্রা ও ছুটি' },
]) {
  test(`suggestions come while one types ${what}, and lead to their page`, async ({ page }) => {
    await page.goto(start);
    const isBengali = start.startsWith('/bn');
    await headerField(page, isBengali ? layoutWords.bn : layoutWords.en).pressSequentially(typed);
    const suggestion = suggestions(page, isBengali ? bn : en).filter({ hasText: title }).first();
    await expect(suggestion.locator('mark')).not.toHaveText('');
    await suggestion.click();
    await expect(page).toHaveURL((url) => url.pathname === finds);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('suggestions are chosen with the arrow keys, and Escape puts them away', async ({ page }) => {
  await page.goto('/contact');
  const field = headerField(page);
  await field.pressSequentially('routine');
  const first = suggestions(page).first();
  await expect(first).toBeVisible();
  await field.press('Escape');
  await expect(first).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially(' ');
  await expect(first).toBeVisible();
  await field.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/class-routine$/);
});

test('Enter leads to the results: kind, date, and the words marked where they stand', async ({ page }) => {
  await page.goto('/');
  await headerField(page).pressSequentially('flood alarm');
  await headerField(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=flood(?:\+|%20)alarm$/);
  const first = results(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/news-and-events/1070');
  await expect(first).toContainText(en.kinds.news);
  await expect(first.locator('time')).toHaveText('10-11-2026');
  await expect(first.locator('h2 mark')).toHaveText(['flood', 'alarm']);
  await expect(first.locator('p mark').first()).toHaveText(/^alarm$/i);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result for “flood alarm”');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a Bengali search answers under /bn, in Bengali', async ({ page }) => {
  await page.goto('/bn/contact');
  await headerField(page, layoutWords.bn).fill('শিক্ষকদের');
  await headerField(page, layoutWords.bn).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/bn/search' && url.searchParams.get('q') === 'শিক্ষকদের');
  const links = results(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /^\/bn\//);
  await expect(results(page).first()).toContainText(/নোটিশ|পৃষ্ঠা|সংবাদ|ব্যক্তি/);
  await expect(results(page).locator('time').first()).toHaveText(/^[০-৯]{2}-[০-৯]{2}-[০-৯]{4}$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the search opens from the top bar, suggests and leads on, wherever the page is scrolled to', async ({ page }) => {
    await page.goto('/history');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(headerField(page)).toBeHidden();
    await page.getByRole('button', { name: layoutWords.en.search, exact: true }).tap();
    await headerField(page).pressSequentially('vorti');
    const suggestion = suggestions(page).first();
    await expect(suggestion).toBeInViewport({ ratio: 1 });
    expect((await suggestion.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await headerField(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=vorti$/);
    await expect(results(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms of header and results page find the same, in both languages', async ({ page }) => {
    for (const [start, words, found] of [['/', layoutWords.en, '/search?q=vorti'], ['/bn', layoutWords.bn, '/bn/search?q=vorti']] as const) {
      await page.goto(start);
      await headerField(page, words).fill('vorti');
      await headerField(page, words).press('Enter');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(found);
      await expect(results(page).locator('a[href$="/admission-circular"]')).toBeVisible();
    }
    const large = page.getByRole('main').getByRole('searchbox', { name: bn.label });
    await expect(large).toHaveValue('vorti');
    await large.fill('রুটিন');
    await page.getByRole('main').getByRole('button', { name: bn.submit }).click();
    await expect(results(page).locator('a[href$="/class-routine"]').first()).toBeVisible();
  });
});

test('an empty result helps: near words, pages that most look for, the telephone', async ({ page }) => {
  await page.goto('/search?q=ftball');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Nothing found for “ftball”');
  await expect(main.getByRole('link', { name: 'Admission Circular' })).toHaveAttribute('href', '/admission-circular');
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await main.getByRole('heading', { name: en.near }).locator('..').getByRole('link', { name: 'football' }).click();
  await expect(results(page).first()).toContainText(/football/i);
});

test('a query is shown as text, whatever stands in it', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)></title><script>alert(2)</script>"\'&amp;';
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
  await expect(page.getByRole('main').getByRole('status')).toContainText(query);
  expect(await page.title()).toContain(`Search: ${query} | `);
  await headerField(page).pressSequentially('<b>routine');
  await expect(suggestions(page).first()).toBeVisible();
  await expect(page.locator('img[src="x"], b:text("routine")')).toHaveCount(0);
  expect(dialogs).toBe(0);
});

test('nothing of what is typed is kept, in the browser or on the server', async ({ page, context, site }) => {
  await page.goto('/');
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/search');
  await headerField(page).pressSequentially('vorti secretword');
  expect((await answered).headers()['cache-control']).toBe('no-store');
  await headerField(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.goto('/search?q=zzqx+secretword');
  await page.goto('/history');
  const kept = await page.evaluate(async () => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    ...(await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url).join()))),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(kept.join('\n')).not.toContain('secretword');
  expect(JSON.stringify(await context.cookies())).not.toContain('secretword');
  expect(site.log()).not.toContain('secretword');
});
