import { expect, test } from '../../fixtures';
import { axeFindings, SIZES } from '../../visit/axe';
import { screensOf } from '../../visit/screens';

/** Untidy data makes no inaccessible page: the screens that a school fills with its own words. */
const OWN = ['/', '/bn', '/notice', ...screensOf('provider').filter((path) => !screensOf('sample').includes(path))];

for (const path of OWN) {
  test(`axe finds nothing on ${path}, narrow and wide, light and dark`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect.soft(await axeFindings(page), `${size.width} px`).toEqual([]);
    }
  });
}
