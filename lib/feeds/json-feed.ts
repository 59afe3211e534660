import { FEED_LANGUAGE, type Feed, type FeedItem } from './feed';

/** JSON Feed 1.1. @param selfUrl the feed's own address */
export function jsonFeed(feed: Feed, selfUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: selfUrl,
    icon: feed.icon,
    language: FEED_LANGUAGE[feed.lang],
    authors: [{ name: feed.author }],
    items: feed.items.map(item),
  });
}

function item({ id, url, title, summary, date, category, files }: FeedItem) {
  return {
    id,
    url,
    title,
    // Either this or HTML is required.
    content_text: summary || title,
    date_published: date ?? undefined,
    tags: category ? [category] : undefined,
    attachments:
      files.length > 0
        ? files.map(({ url: file, type, bytes }) => ({ url: file, mime_type: type, size_in_bytes: bytes ?? undefined }))
        : undefined,
  };
}
