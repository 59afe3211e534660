import { expect, test } from '../../fixtures';
import { askFor } from '../../visit/crawl';
import { SentPage } from '../../visit/document';
import { FORMATS } from '../../visit/feeds';
import { inLanguage, LANGUAGES, screensOf } from '../../visit/screens';

const CHANNELS = ['', '/notice', '/news-and-events'];
const LANGUAGE_TAGS = { en: 'en', bn: 'bn-BD' };

for (const language of LANGUAGES) {
  for (const [file, { type, read }] of Object.entries(FORMATS)) {
    test(`${file} tells of notices, of news and of both (${language})`, async ({ site }) => {
      const feeds = await Promise.all(CHANNELS.map(async (channel) => {
        const path = inLanguage(language, `${channel}/${file}`);
        const response = await fetch(site.url + path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
        const feed = read(await response.text());
        expect(new URL(feed.self).pathname).toBe(path);
        expect(feed.language).toBe(LANGUAGE_TAGS[language]);
        expect((await askFor(site, feed.page)).status).toBe(200);
        expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
        return feed.items;
      }));
      const [both = [], notices = [], news = []] = feeds.map((items) => items.map(({ id }) => id));
      expect(notices.length).toBe(30);
      expect(news.length).toBeGreaterThan(5);
      expect([...both].sort()).toEqual([...notices, ...news].sort());
    });
  }

  test(`what the feeds link to is there, files are of the type they say (${language})`, async ({ site }) => {
    const feeds = await Promise.all(Object.entries(FORMATS).map(async ([file, { read }]) => read(await (await fetch(site.url + inLanguage(language, `/${file}`))).text())));
    const urls = new Set(feeds.flatMap(({ items }) => items.map(({ url }) => url)));
    for (const url of urls) expect.soft((await askFor(site, url)).status, url).toBe(200);
    const files = new Map(feeds.flatMap(({ items }) => items.flatMap((item) => item.files.map((one) => [one.url, one.type] as const))));
    expect(files.size).toBeGreaterThan(30);
    for (const [url, type] of files) {
      const { status, headers } = await askFor(site, url, { method: 'HEAD' });
      expect.soft([status, headers.get('content-type')], url).toEqual([200, type]);
    }
  });

  test(`every page announces the feeds of its language, and they answer (${language})`, async ({ site, school }) => {
    const announced = new Map<string, string>();
    for (const path of screensOf(school)) {
      const page = new SentPage(await (await fetch(site.url + inLanguage(language, path))).text());
      for (const { type } of Object.values(FORMATS)) {
        const links = page.elements('link', { rel: 'alternate', type });
        expect.soft(links.length, path).toBe(/^\/(?:notice|news-and-events)(?:\/|$)/.test(path) ? 2 : 1);
        for (const { attribs } of links) {
          expect.soft(attribs.title, path).toBeTruthy();
          announced.set(attribs.href ?? '', type);
        }
      }
    }
    expect([...announced.keys()].map((address) => new URL(address).pathname).sort()).toEqual(
      CHANNELS.flatMap((channel) => Object.keys(FORMATS).map((file) => inLanguage(language, `${channel}/${file}`))).sort(),
    );
    for (const [address, type] of announced) {
      const { status, headers } = await askFor(site, address);
      expect.soft([status, headers.get('content-type')], address).toEqual([200, `${type}; charset=utf-8`]);
    }
  });
}

test('a reader that has a feed already is told that nothing has changed', async ({ site }) => {
  for (const file of Object.keys(FORMATS)) {
    const first = await fetch(`${site.url}/${file}`);
    const validator = first.headers.get('etag');
    expect(validator).toBeTruthy();
    const again = await fetch(`${site.url}/${file}`, { headers: { 'if-none-match': validator ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

test('an address that is no feed is a 404', async ({ site }) => {
  for (const path of ['/notice/feed.txt', '/contact/feed.xml', '/bn/achievements/atom.xml']) {
    expect.soft((await fetch(site.url + path)).status, path).toBe(404);
  }
});
