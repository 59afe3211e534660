import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { newVisit } from './chromium';

export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  /** Blocking time: what tasks took beyond 50 ms after the first paint. */
  tbt: number;
  /** From a first tap on the menu button, when the page has come to rest, to the next frame; null without such a button. */
  interaction: number | null;
  loaded: number;
}

const QUIET_MS = 2000;
const COLLECTOR = path.join(__dirname, 'collect-vitals.js');

interface Collected {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, ms: number][];
  interaction: number;
}

async function tapMenu(page: Page): Promise<number | null> {
  const button = page.locator('button[popovertarget="menu"]:not([popovertargetaction])');
  if ((await button.count()) === 0) return null;
  await button.tap({ timeout: 10_000 });
  const duration = await page.waitForFunction(() => {
    const found: Collected = Reflect.get(globalThis, 'collectedVitals');
    return found.interaction;
  });
  return await duration.jsonValue();
}

/** Loads a page as a new visitor on a cheap phone. @param cookie of the site, such as the one for low data */
export async function vitalsOf(browser: Browser, url: string, cookie?: { name: string; value: string }): Promise<Vitals> {
  const { context, page } = await newVisit(browser, true);
  try {
    if (cookie) await context.addCookies([{ ...cookie, url }]);
    await page.addInitScript({ path: COLLECTOR });
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForTimeout(QUIET_MS);
    const vitals = await page.evaluate(() => {
      const found: Collected = Reflect.get(globalThis, 'collectedVitals');
      const [navigation] = performance.getEntriesByType('navigation');
      const late = found.tasks.filter(([start, ms]) => start + ms > found.fcp);
      return {
        fcp: found.fcp,
        lcp: found.lcp,
        cls: found.cls,
        tbt: late.reduce((sum, [start, ms]) => sum + Math.max(0, Math.min(ms, start + ms - found.fcp) - 50), 0),
        loaded: navigation ? navigation.startTime + navigation.duration : NaN,
      };
    });
    return { ...vitals, interaction: await tapMenu(page) };
  } finally {
    await context.close();
  }
}
