/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { sitePages } from '../catalogue/catalogue';
import { untidyMaterial } from '../catalogue/untidy-material';
import type { Lang } from '../i18n/lang';
import { localPath } from '../routes';
import { fileCount, listedPages, robotsText, sitemapFile, sitemapIndex } from './sitemap';

const SITE = 'https://school.example';
const absolute = (address: string) => new URL(address, SITE).href;
const urlOf = (lang: Lang, path: string) => absolute(localPath(lang, path));
const settings = { urlOf, absolute };

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => ['url', 'xhtml:link', 'image:image', 'sitemap'].includes(name) });
const entry = z.object({
  loc: z.url(),
  lastmod: z.iso.datetime().optional(),
  'xhtml:link': z.array(z.object({ rel: z.literal('alternate'), hreflang: z.string(), href: z.url() })),
  'image:image': z.array(z.object({ 'image:loc': z.url() })).default([]),
});
const map = z.object({ urlset: z.object({ url: z.array(entry) }) });

function read(xml: string | null) {
  expect(XMLValidator.validate(xml ?? '')).toBe(true);
  return map.parse(parser.parse(xml ?? '')).urlset.url;
}

const pages = sitePages(untidyMaterial);
const urls = read(sitemapFile(pages, 1, settings));

it('has every page with content in both languages, each once', () => {
  const expected = listedPages(pages).flatMap(({ path }) => [urlOf('en', path), urlOf('bn', path)]);
  expect(urls.map(({ loc }) => loc)).toEqual(expected);
  expect(new Set(expected).size).toBe(expected.length);
  expect(expected).toContain('https://school.example/bn/notice/x%2F5');
  expect(expected).not.toContain('https://school.example/empty');
});

it('names both languages of a page, English for everybody else, and itself among them', () => {
  for (const { loc, 'xhtml:link': links } of urls) {
    expect(links.map(({ hreflang }) => hreflang)).toEqual(['en', 'bn-BD', 'x-default']);
    expect(links.map(({ href }) => href)).toContain(loc);
    expect(links[2]?.href).toBe(links[0]?.href);
  }
});

it('escapes addresses as machines want them', () => {
  expect(urls.map(({ loc }) => loc).join('')).toMatch(/^[\x21-\x7e]+$/);
});

it('dates a page only where its content is dated', () => {
  const dated = new Map(pages.map(({ path, date }) => [urlOf('en', path), date]));
  for (const { loc, lastmod } of urls) if (dated.has(loc)) expect(lastmod ?? null).toBe(dated.get(loc));
});

it('has the pictures of a page, absolute', () => {
  const news = urls.find(({ loc }) => loc === `${SITE}/news-and-events/100`);
  expect(news?.['image:image'].map((image) => image['image:loc'])).toEqual(['https://img.example/1.jpg', 'https://img.example/in-text.jpg']);
  expect(urls[0]?.['image:image']).toEqual([{ 'image:loc': `${SITE}/media/slide.jpg` }]);
});

it('is split where it is long, and its files together are the whole', () => {
  const limit = 6;
  const count = fileCount(pages, limit);
  const files = Array.from({ length: count }, (_, index) => read(sitemapFile(pages, index + 1, { ...settings, limit })));
  expect(count).toBeGreaterThan(2);
  expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(limit);
  expect(files.flat()).toEqual(urls);
  const index = parser.parse(sitemapIndex(count, (number) => `${SITE}/sitemap/${number}.xml`));
  expect(index.sitemapindex.sitemap).toEqual(files.map((_, at) => ({ loc: `${SITE}/sitemap/${at + 1}.xml` })));
});

it.each([0, 2, -1, 1.5, NaN])('has no file %s', (number) => {
  expect(sitemapFile(pages, number, settings)).toBeNull();
});

it('is named by robots.txt, which keeps robots from answers to questions', () => {
  const lines = robotsText(`${SITE}/sitemap.xml`).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /search?', 'Sitemap: https://school.example/sitemap.xml']));
});
