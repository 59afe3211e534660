import type { Page, Route } from '@playwright/test';
import { en } from '../../../lib/i18n/words/layout';
import { expect, test } from '../../fixtures';

const overlay = (page: Page) => page.getByRole('status').filter({ hasText: en.loading });

/** Holds the router's data of a page back until it is let go, one way or another. */
async function hold(page: Page, path: string): Promise<(how: (route: Route) => Promise<void>) => Promise<void>> {
  const held: Route[] = [];
  let decide: ((route: Route) => Promise<void>) | null = null;
  await page.route(
    (url) => url.pathname === path && url.searchParams.has('_rsc'),
    async (route) => {
      if (decide) await decide(route);
      else held.push(route);
    },
  );
  return async (how) => {
    decide = how;
    await Promise.all(held.splice(0).map(how));
  };
}

test('a slow navigation shows the overlay; it is gone when the page is there, at its top', async ({ page }) => {
  await page.goto('/');
  const letGo = await hold(page, '/contact');
  const link = page.getByRole('main').locator('a[href="/contact"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(overlay(page)).toBeVisible();
  await letGo((route) => route.continue());
  await expect(page).toHaveURL(/\/contact$/);
  await expect(overlay(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a navigation that fails leaves no overlay, and the page is reached all the same or stays', async ({ page }) => {
  await page.goto('/');
  const letGo = await hold(page, '/contact');
  await page.getByRole('main').locator('a[href="/contact"]').first().click();
  await expect(overlay(page)).toBeVisible();
  await letGo((route) => route.abort());
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('Escape takes the overlay away', async ({ page }) => {
  await page.goto('/');
  await hold(page, '/contact');
  await page.getByRole('main').locator('a[href="/contact"]').first().click();
  await expect(overlay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
});

test('after a navigation the page is at its top; back and forward restore the position', async ({ page }) => {
  await page.goto('/news-and-events');
  const last = page.getByRole('main').locator('a[href^="/news-and-events/"]').last();
  await last.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/news-and-events\/\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/news-and-events$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(position - 100);
  await page.goForward();
  await expect(page).toHaveURL(/\/news-and-events\/\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('ninety menu links send no request until one is meant', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) asked.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the language switch leads to the same page, and the choice is remembered', async ({ page }) => {
  await page.goto('/history');
  await page.getByRole('link', { name: 'বাংলা', exact: true }).click();
  await expect(page).toHaveURL(/\/bn\/history$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ইতিহাস');
  await page.getByRole('main').press('Home');
  await page.goto('/');
  await expect(page).toHaveURL(/\/bn$/);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an unknown address says so and leads home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
