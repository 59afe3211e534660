import { expect, test } from '../../fixtures';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN } from '../../visit/screens';
import { smallTargets } from '../../visit/targets';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

for (const language of LANGUAGES) {
  test(`every target on every screen is large enough for a finger (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of [...screensOf('sample'), UNKNOWN]) {
      await page.goto(inLanguage(language, path));
      expect.soft(await smallTargets(page), inLanguage(language, path)).toEqual([]);
    }
  });
}

test('so is every target in what opens: menu, ADMISSION, search, a dialog, the lightbox', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#menu summary', { hasText: 'Academic' }).click();
  await expect(page.locator('#menu').getByRole('link', { name: 'Prospectus' })).toBeVisible();
  expect.soft(await smallTargets(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.locator('summary', { hasText: /^ADMISSION$/ }).click();
  expect.soft(await smallTargets(page), 'ADMISSION').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('banner').getByLabel('Search this site', { exact: true }).fill('routine');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  expect.soft((await option.boundingBox())?.height, 'suggestion').toBeGreaterThanOrEqual(44);
  expect.soft(await smallTargets(page), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Read here: Message of Principal' }).click();
  await expect(page.getByRole('dialog', { name: 'Message of Principal' })).toBeVisible();
  expect.soft(await smallTargets(page), 'dialog').toEqual([]);

  await page.goto('/imageFolder/701');
  await page.getByRole('main').locator('ul a[href^="/media/"]').first().click();
  await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toBeVisible();
  expect.soft(await smallTargets(page), 'lightbox').toEqual([]);
});
