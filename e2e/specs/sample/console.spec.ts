import { expect, test } from '../../fixtures';
import { watchProblems } from '../../visit/page-problems';
import { inLanguage, LANGUAGES, screensOf } from '../../visit/screens';

for (const language of LANGUAGES) {
  for (const path of screensOf('sample')) {
    test(`${inLanguage(language, path)}: nothing in the console, no request fails`, async ({ page }) => {
      const problems = watchProblems(page);
      const response = await page.goto(inLanguage(language, path));
      expect(response?.status()).toBe(200);
      // Pictures below the fold load late: all the way down, and until the network is at rest.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);
    });
  }
}
