import { expect, test } from '../../fixtures';

test('nothing is selected until a click; then the clicked one is shown, at its address, without a load', async ({ page }) => {
  await page.goto('/notice');
  await expect(page.getByText('Please select a notice to view.')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const entries = page.getByRole('list', { name: 'Notices' }).getByRole('link');
  const titles = await entries.allInnerTexts();
  await entries.nth(1).click();
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  await expect(page.getByText('Please select a notice to view.')).toBeHidden();
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  expect(titles[1]?.replace(/\s+/g, ' ')).toContain((await heading.innerText()).trim());
  await expect(page.locator('html')).toHaveAttribute('data-same-document');

  await entries.nth(2).click();
  await page.goBack();
  await expect(heading).toHaveText((titles[1] ?? '').split('\n').at(-1)?.trim() ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/notice$/);
  await expect(page.getByText('Please select a notice to view.')).toBeVisible();
});

test('a document is framed and has an Open link with its type; the list is 500 px high and scrolls', async ({ page }) => {
  await page.goto('/notice');
  const list = page.getByRole('list', { name: 'Notices' });
  expect((await list.boundingBox())?.height).toBe(500);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('main').locator('iframe')).toHaveCount(1);
  const open = page.getByRole('main').getByRole('link', { name: /^Open PDF/ });
  await expect(open).toHaveAttribute('target', '_blank');
  const address = await open.getAttribute('href');
  expect((await page.request.get(address ?? '')).status()).toBe(200);
});

test('on a phone the list and the notice are two views', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/notice');
  const list = page.getByRole('list', { name: 'Notices' });
  await expect(list).toBeVisible();
  await list.getByRole('link').first().click();
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: 'All notices' }).click();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/\/notice$/);
});

test('notices are found by words, category and month, also without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/notice');
  const all = await page.getByRole('list', { name: 'Notices' }).getByRole('link').count();
  const details = page.locator('summary', { hasText: 'Find notices' });
  if (await details.count()) await details.click();
  await page.getByLabel('Words').fill('routine');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/\/notice\/find\?/);
  const found = page.getByRole('list', { name: 'Notices' }).getByRole('link');
  expect(await found.count()).toBeGreaterThan(0);
  expect(await found.count()).toBeLessThan(all);
  for (const text of await found.allInnerTexts()) expect(text).toMatch(/routine/i);
  await context.close();
});
