/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { NASTY, untidyMaterial, untidySchool } from '../catalogue/untidy-material';
import { withoutForbidden } from '../xml';
import { atom } from './atom';
import { buildFeed, type FeedSource } from './build-feed';
import { FEED_CHANNELS, feedLinks, feedPath } from './feed-address';
import { jsonFeed } from './json-feed';
import { rss } from './rss';

const source: FeedSource = { school: untidySchool, notices: untidyMaterial.notices, contents: untidyMaterial.contents, categories: {}, siteUrl: 'https://school.example' };
const SELF = 'https://school.example/feed.xml';
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => ['item', 'entry', 'link'].includes(name), parseTagValue: false });

function parsed(xml: string): unknown {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

const enclosure = z.object({ url: z.url(), length: z.string().regex(/^\d+$/), type: z.string().includes('/') });
const rssShape = z.object({
  rss: z.object({
    version: z.literal('2.0'),
    channel: z.object({
      title: z.string(),
      link: z.array(z.url()),
      description: z.string().min(1),
      language: z.string(),
      'atom:link': z.object({ href: z.literal(SELF), rel: z.literal('self') }),
      item: z.array(z.object({ title: z.string(), link: z.array(z.url()), guid: z.object({ '#text': z.string(), isPermaLink: z.literal('false') }), pubDate: z.string().optional(), enclosure: enclosure.optional() })),
    }),
  }),
});
const link = z.object({ rel: z.string(), href: z.url(), type: z.string(), length: z.string().optional() });
const atomShape = z.object({
  feed: z.object({
    id: z.string(),
    title: z.string(),
    updated: z.iso.datetime(),
    author: z.object({ name: z.string() }),
    entry: z.array(z.object({ id: z.string(), title: z.string(), updated: z.iso.datetime(), published: z.iso.datetime().optional(), link: z.array(link) })),
  }),
});
const jsonShape = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  feed_url: z.url(),
  language: z.enum(['en', 'bn-BD']),
  items: z.array(z.object({ id: z.string(), url: z.url(), title: z.string(), content_text: z.string().min(1), date_published: z.iso.datetime().optional(), attachments: z.array(z.object({ url: z.url(), mime_type: z.string() })).optional() })),
});

const feed = buildFeed(source, 'all', 'en');
const ids = ['/news-and-events/100', '/notice/7', '/notice/6', '/notice/x%2F5', '/news-and-events/101'].map((path) => `tag:school.example,2020:${path}`);

describe('RSS 2.0', () => {
  const { channel } = rssShape.parse(parsed(rss(feed, SELF))).rss;

  it('has notices and news together, newest first, undated last, under names that stay', () => {
    expect(channel.item.map(({ guid }) => guid['#text'])).toEqual(ids);
    expect(channel.item[1]?.link).toEqual(['https://school.example/notice/7']);
    expect(channel.item[3]).not.toHaveProperty('pubDate');
    expect(new Date(channel.item[0]?.pubDate ?? '').toISOString()).toBe('2026-11-10T00:00:00.000Z');
  });

  it('carries files as enclosures', () => {
    expect(channel.item[1]?.enclosure).toEqual({ url: 'https://school.example/media/a%20b.pdf', length: '0', type: 'application/pdf' });
    expect(channel.item[2]?.enclosure).toEqual({ url: 'https://files.example/n/notice.JPG?v=1', length: '0', type: 'image/jpeg' });
  });

  it('survives every character', () => {
    expect(channel.item[3]?.title).toBe(withoutForbidden(NASTY));
  });
});

describe('Atom 1.0', () => {
  const { feed: read } = atomShape.parse(parsed(atom(feed, SELF)));

  it('has the same items', () => {
    expect(read.entry.map(({ id }) => id)).toEqual(ids);
    expect(read.updated).toBe('2026-11-10T00:00:00.000Z');
  });

  it('gives what is undated the oldest date, and no date of publication', () => {
    expect(read.entry[3]).toMatchObject({ updated: '2026-10-02T04:00:00.000Z' });
    expect(read.entry[3]).not.toHaveProperty('published');
  });

  it('carries every file', () => {
    const files = read.entry[0]?.link.filter(({ rel }) => rel === 'enclosure').map(({ href }) => href);
    expect(files).toEqual(['https://img.example/plan.pdf', 'https://img.example/1.jpg']);
  });
});

describe('JSON Feed 1.1', () => {
  it('has the same items', () => {
    const read = jsonShape.parse(JSON.parse(jsonFeed(feed, 'https://school.example/feed.json')));
    expect(read.items.map(({ id }) => id)).toEqual(ids);
    expect(read.items[3]?.title).toBe(NASTY);
  });
});

it('has one feed each for notices and news, in both languages', () => {
  expect(buildFeed(source, 'notice', 'bn').items.map(({ url }) => url)).toEqual(['https://school.example/bn/notice/7', 'https://school.example/bn/notice/6', 'https://school.example/bn/notice/x%2F5']);
  expect(buildFeed(source, 'news-and-events', 'en').items).toHaveLength(2);
  expect(buildFeed(source, 'notice', 'bn').items[0]?.title).toBe('পরীক্ষার রুটিন');
});

it.each(FEED_CHANNELS)('is a feed without items for a school without content: %s', (channel) => {
  const empty = buildFeed({ ...source, notices: [], contents: [] }, channel, 'en');
  expect(XMLValidator.validate(rss(empty, SELF))).toBe(true);
  expect(XMLValidator.validate(atom(empty, SELF))).toBe(true);
  expect(JSON.parse(jsonFeed(empty, SELF))).toMatchObject({ items: [] });
});

it('is announced in the page head, that of the page’s section first', () => {
  expect(feedPath('bn', 'notice', 'atom.xml')).toBe('/bn/notice/atom.xml');
  const links = feedLinks('en', '/notice/7', 'School');
  expect(links['application/rss+xml']?.map(({ url }) => url)).toEqual(['/notice/feed.xml', '/feed.xml']);
  expect(feedLinks('en', '/noticeboard', 'School')['application/feed+json']?.map(({ url }) => url)).toEqual(['/feed.json']);
});
