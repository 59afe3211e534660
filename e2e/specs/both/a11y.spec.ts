import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN } from '../../visit/screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LOOKS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

/** What axe finds, short enough to read: rule, how many places, the first of them. */
async function findings(page: Page): Promise<string[]> {
  // What the office embeds from elsewhere is not ours to check, nor loaded here.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.slice(0, 200)}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  for (const path of [...screensOf('sample').filter((one) => screensOf('provider').includes(one)), UNKNOWN]) {
    test(`${inLanguage(language, path)} has nothing that axe finds, narrow and wide, light and dark`, async ({ page }) => {
      for (const { width, height, colorScheme } of LOOKS) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await page.goto(inLanguage(language, path));
        expect.soft(await findings(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

for (const { width, height, colorScheme } of LOOKS) {
  test(`menu, dialog and notice are accessible when open (${width} px, ${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    if (width < 1300) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu summary', { hasText: 'Academic' }).click();
    await expect(page.locator('#menu').getByRole('link', { name: 'Prospectus' })).toBeVisible();
    expect.soft(await findings(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.locator('button[aria-haspopup="dialog"]').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect.soft(await findings(page), 'dialog').toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto('/notice');
    await page.getByRole('list', { name: 'Notices' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/notice\/\d+$/);
    expect.soft(await findings(page), 'notice').toEqual([]);
  });
}
