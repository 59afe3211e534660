import { expect, test } from '../../fixtures';
import { misfits } from '../../visit/fit';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN } from '../../visit/screens';

/** The narrowest window that needs no sideways scrolling, and text twice its size on a desktop and on a phone (WCAG 1.4.4, 1.4.10). */
const VIEWS = [
  { name: '320 px wide', size: { width: 320, height: 640 }, textSize: '100%' },
  { name: 'text of 200 % on a desktop', size: { width: 1280, height: 800 }, textSize: '200%' },
  { name: 'text of 200 % on a phone', size: { width: 360, height: 740 }, textSize: '200%' },
];

for (const language of LANGUAGES) {
  test(`every screen fits narrow windows and large text (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...screensOf('sample'), UNKNOWN]) {
      await page.goto(inLanguage(language, path));
      for (const { name, size, textSize } of VIEWS) {
        await page.setViewportSize(size);
        await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), textSize);
        expect.soft(await misfits(page), `${inLanguage(language, path)}, ${name}`).toEqual([]);
      }
    }
  });
}
