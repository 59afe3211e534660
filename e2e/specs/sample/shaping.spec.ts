import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const WORDS = ['স্কুল', 'হ্যাঁ', 'কর্তৃপক্ষ', 'উজ্জ্বল', 'ক্ষ্ম', 'ন্ত্রী', 'ট্রাঁ'];
/** Between the letters of a conjunct; a zero-width non-joiner after it keeps them apart. */
const HASANTA = '্';
const apart = (word: string) => word.replaceAll(HASANTA, `${HASANTA}\u200c`);

const PICTURE = 'bengali-shaping.png';

/** Puts words into the page's heading, each in a place of its own, in the site's own font file. */
async function write(page: Page, words: readonly string[]): Promise<void> {
  await page.getByRole('heading', { level: 1 }).evaluate(async (heading, texts) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('Bidyaloy Bengali'));
    const [, address = ''] = /url\("?([^")]+)"?\)/.exec(face?.cssText ?? '') ?? [];
    const file = new URL(address, face?.parentStyleSheet?.href ?? document.baseURI).href;
    // The rule itself prefers the device's font of that name, which may be another version.
    const font = await new FontFace('Font file', `url("${file}")`).load();
    document.fonts.add(font);
    heading.replaceChildren(
      ...texts.map((text) => Object.assign(document.createElement('span'), { textContent: text, style: 'display: inline-block; width: 3.6em; padding-inline: 0.2em; white-space: nowrap' })),
    );
    Object.assign(heading.style, { fontFamily: '"Font file"', fontSize: '4rem', width: '64rem' });
  }, words);
}

test('conjuncts of Bengali are joined in a heading and fit its line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/bn/history');
  const heading = page.getByRole('heading', { level: 1 });
  await write(page, WORDS);
  await expect(heading).toHaveScreenshot(PICTURE);
  for (const broken of WORDS.filter((word) => word !== apart(word))) {
    await write(page, WORDS.map((word) => (word === broken ? apart(word) : word)));
    await expect(heading, broken).not.toHaveScreenshot(PICTURE);
  }
});
