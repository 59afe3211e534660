import type { Locator, Page } from '@playwright/test';

/** More than any page has. */
const MOST_STOPS = 200;

/** Presses the Tab key until something has the focus, as somebody without a mouse gets there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${target}`);
}
