import { element, xmlDocument, type XmlElement } from '../xml';
import { FEED_LANGUAGE, feedUpdated, type Feed, type FeedItem } from './feed';

function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}

/** RSS 2.0. @param selfUrl the feed's own address */
export function rss(feed: Feed, selfUrl: string): string {
  const updated = feedUpdated(feed);
  const channel = element(
    'channel',
    {},
    element('title', {}, feed.title),
    element('link', {}, feed.pageUrl),
    element('description', {}, feed.description),
    element('language', {}, FEED_LANGUAGE[feed.lang]),
    updated ? element('lastBuildDate', {}, rfc822(updated)) : null,
    element('atom:link', { href: selfUrl, rel: 'self', type: 'application/rss+xml' }),
    ...feed.items.map(item),
  );
  return xmlDocument(element('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, channel));
}

function item({ id, url, title, summary, date, category, files }: FeedItem): XmlElement {
  // Readers take one enclosure of an item; its length is required, and 0 stands for an unknown one.
  const [file] = files;
  return element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('guid', { isPermaLink: 'false' }, id),
    date ? element('pubDate', {}, rfc822(date)) : null,
    summary ? element('description', {}, summary) : null,
    category ? element('category', {}, category) : null,
    file ? element('enclosure', { url: file.url, length: file.bytes ?? 0, type: file.type }) : null,
  );
}
