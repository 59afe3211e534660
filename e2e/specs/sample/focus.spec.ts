import { expect, test } from '../../fixtures';
import { stopsOf } from '../../visit/focus';
import { inLanguage } from '../../visit/screens';

const PAGES = ['/', '/notice/101', '/imageFolder/701', '/administration/teacher-information'];
const VISITS = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'bn', width: 360, height: 740 },
] as const;

// A trace of every press would take longer than the visit.
test.use({ trace: 'off' });

for (const { language, ...size } of VISITS) {
  for (const path of PAGES) {
    const address = inLanguage(language, path);
    test(`${address}, ${size.width} px: every stop of the Tab key is in sight, ringed, named and in order, there and back`, async ({ page }) => {
      await page.setViewportSize(size);
      // A document in a frame is a page of its own.
      await page.route(/\.pdf/, (route) => route.fulfill({ body: '<p>document</p>', contentType: 'text/html' }));
      await page.goto(address);
      // Sliders become what they are when they come near; a plain strip before.
      for (const strip of await page.locator('[aria-roledescription]:has(button)').all()) {
        await strip.scrollIntoViewIfNeeded();
        await expect(strip).toHaveAttribute('data-on');
      }
      const there = await stopsOf(page, 'Tab');
      expect.soft(there.filter(({ problems }) => problems.length > 0)).toEqual([]);
      const lastLink = page.getByRole('contentinfo').getByRole('link').last();
      expect.soft(there.at(-1)?.name).toContain((await lastLink.innerText()).trim());

      const back = await stopsOf(page, 'Shift+Tab');
      expect.soft(back.filter(({ problems }) => problems.length > 0)).toEqual([]);
      expect.soft(back.map(({ name }) => name).reverse()).toEqual(there.map(({ name }) => name));
    });
  }
}
