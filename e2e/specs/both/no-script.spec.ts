import { expect, test } from '../../fixtures';
import { headings, mainText } from '../../visit/html';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN } from '../../visit/screens';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(`every screen is a whole page without script (${language})`, async ({ site, school }) => {
    for (const path of screensOf(school)) {
      const address = inLanguage(language, path);
      const response = await fetch(site.url + address);
      const html = await response.text();
      expect.soft(response.status, address).toBe(200);
      expect.soft(headings(html, 1), address).toHaveLength(1);
      expect.soft(mainText(html).length, address).toBeGreaterThan(20);
      expect.soft(html, address).toContain(`<html lang="${language}"`);
    }
  });

  test(`an unknown address is a 404 with the whole not-found page (${language})`, async ({ site }) => {
    const response = await fetch(site.url + inLanguage(language, UNKNOWN));
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(headings(html, 1)).toEqual([language === 'en' ? 'Page Not Found' : 'পৃষ্ঠাটি পাওয়া যায়নি']);
    expect(html).toContain('noindex');
  });
}

test('the whole menu can be reached without script, on a wide screen and on a phone', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'About Us' }).click();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#menu summary', { hasText: 'Academic' }).click();
  await page.getByRole('link', { name: 'Prospectus', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prospectus');
});

test('a notice is chosen, and the language switched, by plain links', async ({ page }) => {
  await page.goto('/notice');
  await page.getByRole('list', { name: 'Notices' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Open / })).toBeVisible();
  await page.getByRole('link', { name: 'বাংলা', exact: true }).click();
  await expect(page).toHaveURL(/\/bn\/notice\/\d+$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test('the full text of a message is one link away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Details: Message of Chairman' }).click();
  await expect(page).toHaveURL(/\/(?:administration\/)?message-of-chairman$/);
  await expect(page.getByRole('heading', { name: /Message of Chairman/i }).first()).toBeVisible();
});
