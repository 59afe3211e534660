import { expect, test } from '../../fixtures';

test('a dialog takes the focus, keeps the page still, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.locator('button[aria-haspopup="dialog"]').first();
  await opener.scrollIntoViewIfNeeded();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal') && element.contains(document.activeElement))).toBe(true);

  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the backdrop and the close button close it, a click inside does not', async ({ page }) => {
  await page.goto('/');
  const opener = page.locator('button[aria-haspopup="dialog"]').first();
  const dialog = page.locator('dialog[open]');
  await opener.click();
  await dialog.getByRole('heading').first().click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the full text of every dialog is in the server’s HTML', async ({ page, site }) => {
  const html = await (await fetch(site.url)).text();
  await page.goto('/');
  const openers = page.locator('button[aria-haspopup="dialog"]');
  expect(await openers.count()).toBeGreaterThan(4);
  expect((html.match(/<dialog/g) ?? []).length).toBe(await openers.count());
});
