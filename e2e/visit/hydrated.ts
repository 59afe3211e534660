import type { Page } from '@playwright/test';

/** Waits until React has taken the page over; a page that loads none of its scripts is ready as it is. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isTakenOver = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    return isTakenOver || !document.querySelector('script[src*="/_next/static/"]');
  });
}
