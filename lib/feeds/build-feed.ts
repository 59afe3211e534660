import { documentsOf, imagesOf } from '../domain/attachments';
import { inCategory, type CategoryNames, type ContentItem } from '../domain/content';
import type { Notice } from '../domain/notice';
import { newestFirst } from '../domain/order';
import type { School } from '../domain/school';
import { excerpt, plainText } from '../html/excerpt';
import { inLanguage } from '../i18n/bilingual';
import { fill, getDictionary } from '../i18n/dictionary';
import type { Lang } from '../i18n/lang';
import { mediaType } from '../media/media-file';
import { localPath, segment } from '../routes';
import type { Feed, FeedFileLink, FeedItem } from './feed';
import { channelPage, feedTitle, type FeedChannel } from './feed-address';

const MOST_ITEMS = 40;
const SUMMARY_CHARACTERS = 400;
const ICON = '/icons/icon-512.png';

export interface FeedSource {
  school: School;
  notices: readonly Notice[];
  contents: readonly ContentItem[];
  categories: CategoryNames;
  siteUrl: string;
}

/** A feed of notices, of news or of both, newest first; how long the files are is not known here. */
export function buildFeed(source: FeedSource, channel: FeedChannel, lang: Lang): Feed {
  const { school, siteUrl } = source;
  const name = inLanguage(school.name, lang);
  const items = [
    ...(channel === 'news-and-events' ? [] : source.notices.map((notice) => noticeItem(notice, source, lang))),
    ...(channel === 'notice' ? [] : inCategory(source.contents, 'news', source.categories).map((item) => newsItem(item, source, lang))),
  ];
  const { content, notices, share } = getDictionary(lang);
  const description = { all: share.feedDescription, notice: notices.description, 'news-and-events': content.newsDescription }[channel];
  const page = channelPage(channel);
  return {
    id: stableId(siteUrl, localPath(lang, page === '/' ? '/feed' : `${page}/feed`)),
    lang,
    title: feedTitle(channel, name, lang),
    description: fill(description, { school: name }),
    author: name,
    pageUrl: new URL(localPath(lang, page), siteUrl).href,
    icon: new URL(ICON, siteUrl).href,
    items: newestFirst(items, ({ date }) => date).slice(0, MOST_ITEMS),
  };
}

/** A tag URI (RFC 4151): a name for a thing of this site that is no address and does not change with one. */
function stableId(siteUrl: string, path: string): string {
  return `tag:${new URL(siteUrl).hostname},2020:${new URL(path, siteUrl).pathname}`;
}

function noticeItem({ id, title, file, created, category }: Notice, { siteUrl }: FeedSource, lang: Lang): FeedItem {
  const name = inLanguage(title, lang) || getDictionary(lang).notices.title;
  return { ...base(`/notice/${segment(id)}`, siteUrl, lang), title: name, summary: '', date: created, category, files: file ? [fileOf(file.url, siteUrl)] : [] };
}

function newsItem(item: ContentItem, { siteUrl }: FeedSource, lang: Lang): FeedItem {
  const { content } = getDictionary(lang);
  return {
    ...base(`/news-and-events/${segment(item.id)}`, siteUrl, lang),
    title: inLanguage(item.title, lang) || content.news,
    summary: excerpt(plainText(inLanguage(item.details, lang)), SUMMARY_CHARACTERS),
    date: item.date,
    category: content.news,
    files: [...documentsOf(item), ...imagesOf(item)].map(({ file }) => fileOf(file.url, siteUrl)),
  };
}

function base(path: string, siteUrl: string, lang: Lang): Pick<FeedItem, 'id' | 'url'> {
  const local = localPath(lang, path);
  return { id: stableId(siteUrl, local), url: new URL(local, siteUrl).href };
}

function fileOf(url: string, siteUrl: string): FeedFileLink {
  return { url: new URL(url, siteUrl).href, type: mediaType(url) ?? 'application/octet-stream', bytes: null };
}
