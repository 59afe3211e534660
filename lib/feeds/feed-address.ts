import { getDictionary } from '../i18n/dictionary';
import type { Lang } from '../i18n/lang';
import { localPath } from '../routes';

/** What a feed carries: notices and news together, or one of them. */
export const FEED_CHANNELS = ['all', 'notice', 'news-and-events'] as const;
export type FeedChannel = (typeof FEED_CHANNELS)[number];

/** The files of a feed and what they are. */
export const FEED_FORMATS = {
  'feed.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const;
export type FeedFile = keyof typeof FEED_FORMATS;

export function isFeedChannel(value: string): value is FeedChannel {
  return FEED_CHANNELS.some((channel) => channel === value);
}

export function isFeedFile(value: string): value is FeedFile {
  return Object.hasOwn(FEED_FORMATS, value);
}

/** The address of a feed: `/feed.xml`, `/bn/notice/atom.xml` … */
export function feedPath(lang: Lang, channel: FeedChannel, file: FeedFile): string {
  return localPath(lang, `${channel === 'all' ? '' : `/${channel}`}/${file}`);
}

/** The page that shows what a feed carries. */
export function channelPage(channel: FeedChannel): string {
  return channel === 'all' ? '/' : `/${channel}`;
}

/** A feed's title: the school's name, and the section where it carries only one. */
export function feedTitle(channel: FeedChannel, school: string, lang: Lang): string {
  const { notices, content } = getDictionary(lang);
  const section = { all: '', notice: notices.list, 'news-and-events': content.news }[channel];
  return [section, school].filter(Boolean).join(' · ');
}

/** The feeds that a page's head announces: that of its section first, then that of everything. */
export function feedLinks(lang: Lang, path: string, school: string): Record<string, { url: string; title: string }[]> {
  const own = FEED_CHANNELS.filter((channel) => channel !== 'all' && `${path}/`.startsWith(`/${channel}/`));
  const channels: FeedChannel[] = [...own, 'all'];
  const files = Object.keys(FEED_FORMATS).filter(isFeedFile);
  const linksTo = (file: FeedFile) =>
    channels.map((channel) => ({ url: feedPath(lang, channel, file), title: feedTitle(channel, school, lang) }));
  return Object.fromEntries(files.map((file) => [FEED_FORMATS[file], linksTo(file)]));
}
