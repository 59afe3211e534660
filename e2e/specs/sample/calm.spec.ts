import { expect, test } from '../../fixtures';
import { inLanguage, LANGUAGES, screensOf } from '../../visit/screens';

test('nothing moves for visitors who want less motion', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of screensOf('sample')) {
    await page.goto(path);
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect.soft(moving, path).toBe(0);
  }
});

for (const language of LANGUAGES) {
  test(`the clock is no live region, and ticks without saying so (${language})`, async ({ page }) => {
    await page.clock.install();
    await page.goto(inLanguage(language, '/'));
    const clock = page.getByRole('banner').locator('p', { has: page.locator('b') }).filter({ hasText: /[\d০-৯]+:[\d০-৯]+:[\d০-৯]+/ });
    const before = await clock.innerText();
    await page.clock.runFor(2000);
    await expect(clock).not.toHaveText(before);
    expect(await clock.evaluate((element) => element.closest('[aria-live], [role="status"], [role="alert"], [role="log"], [role="timer"], output'))).toBeNull();
  });

  test(`the ticker says each notice once (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const links = page.locator('#ticker a');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(addresses.length);
    await expect(page.getByRole('banner').locator('marquee, [aria-live]')).toHaveCount(0);
  });
}
