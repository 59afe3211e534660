import { expect, test } from '../../fixtures';
import { stopsOf } from '../../visit/focus';

// A trace of every press would take longer than the visit.
test.use({ trace: 'off', contextOptions: { forcedColors: 'active' } });

/** Where the visitor is, and something of the same kind where they are not. */
const MARKED = [
  { what: 'the page in the menu', path: '/', here: '#menu a[aria-current]', elsewhere: '#menu a:not([aria-current])' },
  { what: 'the entry of the menu that the page is in', path: '/history', here: '#menu [data-current] > summary', elsewhere: '#menu details:not([data-current]) > summary' },
  { what: 'the notice in the list', path: '/notice/101', here: 'ol[aria-label="Notices"] a[aria-current]', elsewhere: 'ol[aria-label="Notices"] a:not([aria-current])' },
  { what: 'the page of a long list', path: '/notice/page/2', here: 'nav[aria-label="Pages"] [aria-current]', elsewhere: 'nav[aria-label="Pages"] a:not([aria-current])' },
  { what: 'the section of the administration', path: '/administration/staff-information', here: 'nav[aria-label^="Sections"] a[aria-current]', elsewhere: 'nav[aria-label^="Sections"] a:not([aria-current])' },
  { what: 'the kind of gallery', path: '/photo-gallery', here: 'main nav ul a[aria-current]', elsewhere: 'main nav ul a:not([aria-current])' },
];

for (const { what, path, here, elsewhere } of MARKED) {
  test(`in forced colours ${what} is marked by a line, not by its ground alone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(here).first()).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator(elsewhere).first()).toHaveCSS('text-decoration-line', 'none');
  });
}

test('in forced colours the focus is seen at every stop', async ({ page }) => {
  await page.goto('/contact');
  const stops = await stopsOf(page, 'Tab');
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('in forced colours drawings have the colour of words', async ({ page }) => {
  await page.goto('/');
  const colours = await page.evaluate(() => {
    const colourOf = (system: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      Object.assign(probe.style, { color: system, forcedColorAdjust: 'none' });
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const drawn = [...document.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).color);
    const sign = document.querySelector('footer a[target="_blank"] > span:last-child');
    return { words: ['CanvasText', 'LinkText', 'ButtonText'].map(colourOf), canvas: colourOf('Canvas'), drawn: [...new Set(drawn)], sign: sign && getComputedStyle(sign).backgroundColor };
  });
  expect(colours.words).toEqual(expect.arrayContaining(colours.drawn));
  expect(colours.words).toContain(colours.sign);
  expect(colours.words).not.toContain(colours.canvas);
});
