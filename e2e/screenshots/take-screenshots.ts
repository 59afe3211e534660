import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../run/find-browser';
import { SiteProcess } from '../site/site-process';
import { inLanguage, LANGUAGES, screensOf, UNKNOWN, type Language } from '../visit/screens';

const WIDTHS = [360, 768, 1440];
const HEIGHT = 900;

interface Shot {
  path: string;
  language: Language;
  width: number;
  colorScheme: 'light' | 'dark';
}

function fileName({ path: page, language, width, colorScheme }: Shot): string {
  const name = page === '/' ? 'home' : page.slice(1).replace(/[^\w-]+/g, '-');
  return `${name}-${language}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
}

async function take(browser: Browser, origin: string, folder: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({ viewport: { width: shot.width, height: HEIGHT }, colorScheme: shot.colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(origin + inLanguage(shot.language, shot.path));
  // Pictures below the fold load when they come near.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, fileName(shot)), fullPage: true });
  await context.close();
}

/** Every screen of the sample school, in both languages and three widths, as pictures in a folder. */
async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? 'test-results/screenshots');
  mkdirSync(folder, { recursive: true });
  const site = await SiteProcess.start();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const page of [...screensOf('sample'), UNKNOWN]) {
      for (const language of LANGUAGES) {
        for (const width of WIDTHS) {
          await take(browser, site.url, folder, { path: page, language, width, colorScheme: 'light' });
          if (page === '/') await take(browser, site.url, folder, { path: page, language, width, colorScheme: 'dark' });
        }
      }
      process.stdout.write(`${page}\n`);
    }
  } finally {
    await browser.close();
    await site.dispose();
  }
  process.stdout.write(`Pictures in ${folder}\n`);
}

void main();
