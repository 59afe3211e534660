import { expect, test } from '../../fixtures';
import { textsOf, untranslated, wronglyMarked } from '../../visit/languages';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN } from '../../visit/screens';

for (const language of LANGUAGES) {
  test(`every text of every screen is marked with its own language; none of the interface is left in English (${language})`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of [...screensOf('sample'), UNKNOWN]) {
      const address = inLanguage(language, path);
      await page.goto(address);
      const texts = await textsOf(page);
      expect(texts.length, address).toBeGreaterThan(100);
      expect.soft(wronglyMarked(texts), address).toEqual([]);
      if (language === 'bn') expect.soft(untranslated(texts), address).toEqual([]);
    }
  });
}
