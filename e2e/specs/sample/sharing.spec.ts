import type { Locator } from '@playwright/test';
import { create } from 'qrcode';
import sharp from 'sharp';
import * as noticeWords from '../../../lib/i18n/words/notices';
import * as shareWords from '../../../lib/i18n/words/share';
import { expect, test } from '../../fixtures';
import { askFor } from '../../visit/crawl';
import { SentPage } from '../../visit/document';
import { inLanguage, LANGUAGES } from '../../visit/screens';

const SHARED_PAGES = ['/notice/103', '/news-and-events/1070', '/achievements/1078', '/history'];
/** Around a code. */
const QUIET_ZONE = 4;

/** Holds what is seen on paper, module by module, against the code of an address. */
async function expectCode(line: Locator, url: string): Promise<void> {
  await expect(line).toBeVisible();
  const code = line.locator('svg, img');
  await expect.poll(() => code.evaluate((element) => !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0))).toBe(true);
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  const { data, info } = await sharp(await code.screenshot()).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = (place: number, length: number) => Math.floor(((place + 0.5) * length) / side);
  const isDark = (x: number, y: number) => (data[middle(y, info.height) * info.width + middle(x, info.width)] ?? 0) < 128;
  const inCode = (place: number) => place >= QUIET_ZONE && place < side - QUIET_ZONE;
  const isMeant = (x: number, y: number) => inCode(x) && inCode(y) && modules.get(y - QUIET_ZONE, x - QUIET_ZONE) === 1;
  const rows = (isSet: (x: number, y: number) => boolean) =>
    Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => (isSet(x, y) ? '#' : ' ')).join(''));
  expect(rows(isDark)).toEqual(rows(isMeant));
}

for (const language of LANGUAGES) {
  for (const path of SHARED_PAGES) {
    test(`${path} is shared by plain links, its copied address and the system's sheet (${language})`, async ({ page, context, site }) => {
      const words = shareWords[language];
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).origin));
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        const share = async (data: ShareData) => document.documentElement.setAttribute('data-shared', JSON.stringify(data));
        Object.defineProperty(navigator, 'share', { value: share });
      });
      await page.goto(inLanguage(language, path));
      const url = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
      const title = (await page.locator('meta[property="og:title"]').getAttribute('content')) ?? '';
      const row = page.getByRole('list', { name: words.title });

      const whatsApp = await row.getByRole('link', { name: words.whatsApp }).getAttribute('href');
      expect(whatsApp).toBe(`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`);
      const facebook = await row.getByRole('link', { name: words.facebook }).getAttribute('href');
      expect(facebook).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`);

      await row.getByRole('button', { name: words.copy }).click();
      await expect(row.getByRole('status')).toHaveText(words.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

      await row.getByRole('button', { name: words.sheet, exact: true }).click();
      const shared: unknown = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '');
      expect(shared).toEqual({ url, title });
      expect([...asked]).toEqual([site.url]);
    });
  }

  test.describe('on paper', () => {
    // Fine enough to tell one module of a code from the next.
    test.use({ deviceScaleFactor: 4 });

    test(`a printed notice bears its address as a code that a phone can read (${language})`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(inLanguage(language, '/notice/101'));
      const url = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
      await expectCode(page.locator('p').filter({ hasText: `${noticeWords[language].code} ${url}` }), url);
    });

    test(`so does one that was chosen in the board, without a load (${language})`, async ({ page }) => {
      await page.goto(inLanguage(language, '/notice'));
      const board = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
      await page.locator(`main a[href="${inLanguage(language, '/notice/103')}"]`).click();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expectCode(page.locator('p').filter({ hasText: `${noticeWords[language].code} ${board}/103` }), `${board}/103`);
    });
  });
}

test('a card is drawn once: the next who asks gets the same from memory, or hears that nothing has changed', async ({ site }) => {
  const page = new SentPage(await (await fetch(`${site.url}/notice/110`)).text());
  const [card = ''] = page.meta('og:image');
  const [first, second] = [await askFor(site, card), await askFor(site, card)];
  expect(second.headers.get('x-cache')).toBe('HIT');
  expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
  const again = await askFor(site, card, { headers: { 'if-none-match': second.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});
