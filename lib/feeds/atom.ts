import { element, xmlDocument, type XmlElement } from '../xml';
import { FEED_LANGUAGE, feedUpdated, oldestDate, type Feed, type FeedItem } from './feed';

/** Atom 1.0. @param selfUrl the feed's own address */
export function atom(feed: Feed, selfUrl: string): string {
  const undated = oldestDate(feed);
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': FEED_LANGUAGE[feed.lang] },
    element('id', {}, feed.id),
    element('title', {}, feed.title),
    element('subtitle', {}, feed.description),
    element('updated', {}, feedUpdated(feed) ?? undated),
    element('author', {}, element('name', {}, feed.author)),
    element('icon', {}, feed.icon),
    element('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl }),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
    ...feed.items.map((item) => entry(item, undated)),
  );
  return xmlDocument(root);
}

function entry({ id, url, title, summary, date, category, files }: FeedItem, undated: string): XmlElement {
  return element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, title),
    element('updated', {}, date ?? undated),
    date ? element('published', {}, date) : null,
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    ...files.map((file) => element('link', { rel: 'enclosure', type: file.type, href: file.url, length: file.bytes ?? undefined })),
    summary ? element('summary', {}, summary) : null,
    category ? element('category', { term: category }) : null,
  );
}
