import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from '../run/find-browser';
import { SiteProcess } from '../site/site-process';
import { inLanguage, LANGUAGES, screensOf } from '../visit/screens';

const WIDTHS = [360, 768, 1440];
const HEIGHT = 800;
const STEP_PX = 600;

/** Goes down the page once, so that lazy pictures are there, and waits until each has come. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // A slide beside the first stays unloaded for ever; what can be seen has been asked for by now.
    const seen = [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().left < innerWidth);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  }, STEP_PX);
}

function fileName(address: string, width: number, scheme: string): string {
  const name = address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  return `${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;
}

async function take(browser: Browser, site: SiteProcess, folder: string, scheme: 'light' | 'dark', paths: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ baseURL: site.url, colorScheme: scheme, viewport: { width, height: HEIGHT } });
    const page = await context.newPage();
    for (const address of LANGUAGES.flatMap((language) => paths.map((each) => inLanguage(language, each)))) {
      await page.goto(address);
      await settle(page);
      await page.screenshot({ path: path.join(folder, fileName(address, width, scheme)), fullPage: true });
    }
    await context.close();
  }
}

/**
 * Pictures of every screen of the sample school, in both languages, at phone, tablet and desktop width, and of
 * the home page in the dark scheme: `npm run screenshots -- [folder]`. The site must have been built.
 */
async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? 'test-results/screenshots');
  mkdirSync(folder, { recursive: true });
  const site = await SiteProcess.start();
  const browser = await chromium.launch(browserOptions());
  try {
    await take(browser, site, folder, 'light', screensOf('sample'));
    await take(browser, site, folder, 'dark', ['/']);
  } finally {
    await browser.close();
    await site.dispose();
  }
  process.stdout.write(`Pictures are in ${folder}\n`);
}

function browserOptions() {
  return { executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

void main();
