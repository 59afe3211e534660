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
