import { expect, test } from '../../fixtures';
import { axeFindings, SIZES } from '../../visit/axe';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN } from '../../visit/screens';

for (const language of LANGUAGES) {
  for (const path of [...screensOf('sample'), UNKNOWN]) {
    test(`axe finds nothing on ${inLanguage(language, path)}, narrow and wide, light and dark`, async ({ page }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(inLanguage(language, path));
        expect.soft(await axeFindings(page), `${size.width} px`).toEqual([]);
      }
    });
  }
}

for (const size of SIZES) {
  test(`nor with menu, dialog, notice and lightbox open (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    if (size.width < 1300) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu summary', { hasText: 'Academic' }).click();
    await expect(page.locator('#menu').getByRole('link', { name: 'Prospectus' })).toBeVisible();
    expect.soft(await axeFindings(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.locator('button[aria-haspopup="dialog"]').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect.soft(await axeFindings(page), 'dialog').toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto('/notice');
    await page.getByRole('list', { name: 'Notices' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/notice\/\d+$/);
    expect.soft(await axeFindings(page), 'notice').toEqual([]);

    await page.goto('/imageFolder/701');
    await page.getByRole('main').locator('ul a[href^="/media/"]').first().click();
    await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toBeVisible();
    expect.soft(await axeFindings(page), 'lightbox').toEqual([]);
  });
}
