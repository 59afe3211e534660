import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

/** What a reader takes from a feed, whatever its format. */
export interface ReadFeed {
  self: string;
  page: string;
  language: string;
  items: { id: string; url: string; title: string; files: { url: string; type: string }[] }[];
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => ['item', 'entry', 'link'].includes(name), parseTagValue: false });
const file = z.object({ url: z.url(), type: z.string() });

const rss = z.object({
  rss: z.object({
    version: z.literal('2.0'),
    channel: z.object({
      link: z.tuple([z.url()]),
      language: z.string(),
      'atom:link': z.object({ href: z.url(), rel: z.literal('self') }),
      item: z.array(z.object({ title: z.string(), link: z.tuple([z.url()]), guid: z.object({ '#text': z.string() }), enclosure: file.optional() })).default([]),
    }),
  }),
});

const links = z.array(z.object({ rel: z.string(), href: z.url(), type: z.string() }));
const atom = z.object({
  feed: z.object({ 'xml:lang': z.string(), link: links, entry: z.array(z.object({ id: z.string(), title: z.string(), link: links })).default([]) }),
});

const json = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  feed_url: z.url(),
  home_page_url: z.url(),
  language: z.string(),
  items: z.array(z.object({ id: z.string(), url: z.url(), title: z.string(), attachments: z.array(z.object({ url: z.url(), mime_type: z.string() })).default([]) })),
});

function xml(text: string): unknown {
  if (XMLValidator.validate(text) !== true) throw new Error('no well-formed XML');
  return parser.parse(text);
}

function readRss(text: string): ReadFeed {
  const { channel } = rss.parse(xml(text)).rss;
  const items = channel.item.map(({ guid, link, title, enclosure }) => ({ id: guid['#text'], url: link[0], title, files: enclosure ? [enclosure] : [] }));
  return { self: channel['atom:link'].href, page: channel.link[0], language: channel.language, items };
}

function readAtom(text: string): ReadFeed {
  const { feed } = atom.parse(xml(text));
  const hrefs = (of: z.infer<typeof links>, rel: string) => of.filter((link) => link.rel === rel).map(({ href, type }) => ({ url: href, type }));
  const first = (of: z.infer<typeof links>, rel: string) => hrefs(of, rel)[0]?.url ?? '';
  const items = feed.entry.map(({ id, title, link }) => ({ id, title, url: first(link, 'alternate'), files: hrefs(link, 'enclosure') }));
  return { self: first(feed.link, 'self'), page: first(feed.link, 'alternate'), language: feed['xml:lang'], items };
}

function readJson(text: string): ReadFeed {
  const { feed_url, home_page_url, language, items } = json.parse(JSON.parse(text));
  return {
    self: feed_url,
    page: home_page_url,
    language,
    items: items.map(({ id, url, title, attachments }) => ({ id, url, title, files: attachments.map((one) => ({ url: one.url, type: one.mime_type })) })),
  };
}

/** The formats by the file that carries them. @throws for what is not of the format */
export const FORMATS = {
  'feed.xml': { type: 'application/rss+xml', read: readRss },
  'atom.xml': { type: 'application/atom+xml', read: readAtom },
  'feed.json': { type: 'application/feed+json', read: readJson },
} as const;
