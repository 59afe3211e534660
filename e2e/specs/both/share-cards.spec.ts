import sharp from 'sharp';
import { expect, test } from '../../fixtures';
import { askFor } from '../../visit/crawl';
import { SentPage } from '../../visit/document';
import { inLanguage, LANGUAGES, screensOf } from '../../visit/screens';

const MOST_BYTES = 150_000;

for (const language of LANGUAGES) {
  test(`what messengers are told of every kind of page is complete, and its card is there (${language})`, async ({ site, school }) => {
    const cards = new Set<string>();
    for (const path of screensOf(school)) {
      const page = new SentPage(await (await fetch(site.url + inLanguage(language, path))).text());
      const only = (name: string) => (page.meta(name).length === 1 ? page.meta(name)[0] : `${page.meta(name).length} times`);
      const [card = ''] = page.meta('og:image');
      expect.soft({ url: only('og:url'), title: only('twitter:title'), about: only('twitter:description'), image: only('twitter:image') }, path).toEqual({
        url: page.values('link', 'href', { rel: 'canonical' })[0],
        title: only('og:title'),
        about: only('og:description'),
        image: card,
      });
      expect.soft([only('og:description'), only('og:image:alt'), only('og:site_name')].every(Boolean), path).toBe(true);
      expect.soft([only('og:locale'), only('og:image:width'), only('og:image:height'), only('og:image:type'), only('twitter:card')], path).toEqual([
        language === 'en' ? 'en_GB' : 'bn_BD', '1200', '630', 'image/jpeg', 'summary_large_image',
      ]);
      const isArticle = /^\/(?:notice|news-and-events|achievements)\/\d+$/.test(path);
      expect.soft(only('og:type'), path).toBe(isArticle ? 'article' : 'website');
      cards.add(card);
    }
    expect(cards.size).toBeGreaterThan(20);
    for (const card of cards) {
      const response = await askFor(site, card);
      expect(response.status, card).toBe(200);
      const { headers } = response;
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      expect.soft([headers.get('content-type'), format, width, height], card).toEqual(['image/jpeg', 'jpeg', 1200, 630]);
      expect.soft(headers.get('cache-control'), card).toMatch(/^public, max-age=31536000, immutable$/);
      expect.soft(bytes.length, card).toBeLessThan(MOST_BYTES);
    }
  });
}
