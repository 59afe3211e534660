import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { Traffic, type Transfer } from '../bytes/traffic';
import type { BenchPage } from '../pages';
import { getHtml, rawGet } from '../raw-get';
import { newVisit } from './chromium';
import { pictureFile, scriptFree } from './script-free';

const PICTURE_TYPES = 'image/avif,image/webp,image/*,*/*;q=0.8';
const QUIET_MS = 2500;

/** Where a thing that a page loads lies in the copy; null for the page itself and for what only script asks for. A document that it frames belongs to it. */
function placeOf({ url, sort }: Transfer, pageUrl: string): string | null {
  const { pathname, search } = new URL(url);
  if (url === pageUrl || sort === 'script' || sort === 'data') return null;
  return pathname === '/_next/image' ? pictureFile(pathname + search) : pathname;
}

async function loadedBy(browser: Browser, url: string): Promise<Transfer[]> {
  const { context, page, devtools } = await newVisit(browser, false);
  const traffic = new Traffic(devtools);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return traffic.take();
}

/** Pages saved as files, with all that a phone loads with them, for nginx. */
export async function staticCopy(browser: Browser, origin: string, pages: readonly BenchPage[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const add = (name: string, body: Buffer, compress: boolean) => {
    files.set(name, body);
    if (compress) files.set(`${name}.gz`, gzipSync(body, { level: 9 }));
  };
  for (const { path } of pages) {
    add(path === '/' ? '/index.html' : `${path}.html`, Buffer.from(scriptFree(await getHtml(origin + path))), true);
    for (const transfer of await loadedBy(browser, origin + path)) {
      const place = placeOf(transfer, origin + path);
      if (place === null || files.has(place)) continue;
      const { body } = await rawGet(transfer.url, { accept: PICTURE_TYPES });
      add(place, body, /\.(?:css|svg)$/.test(place));
    }
  }
  return files;
}
