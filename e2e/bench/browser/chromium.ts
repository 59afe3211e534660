import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { findBrowser } from '../../run/find-browser';

/** A cheap phone of today. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What the browsers' own tools call Slow 4G (1.6 Mbit/s, 150 ms), applied as they apply it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1.6 * 0.9 * 1_000_000) / 8, uploadThroughput: (0.75 * 0.9 * 1_000_000) / 8 };
const SLOWER_PROCESSOR = 4;

export interface Visit {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** A new visitor: nothing in the cache. @param slow a slow network and processor */
export async function newVisit(browser: Browser, slow: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  }
  return { context, page, devtools };
}
