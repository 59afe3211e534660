import 'server-only';
import { getEnv } from '../env';
import type { Lang } from '../i18n/lang';
import { openMediaFile } from '../media/media-file';
import { readContents, readNotices } from '../provider';
import { loadSite } from '../site';
import { decodeSegment } from '../site-map/slug';
import { buildFeed } from './build-feed';
import type { Feed, FeedFileLink } from './feed';
import type { FeedChannel } from './feed-address';

/** A feed of the school's content. @throws ProviderUnavailable */
export async function readFeed(channel: FeedChannel, lang: Lang): Promise<Feed> {
  const { siteConfig, siteUrl } = getEnv();
  const [{ school }, notices, contents] = await Promise.all([
    loadSite(),
    channel === 'news-and-events' ? [] : readNotices(),
    channel === 'notice' ? [] : readContents(),
  ]);
  const feed = buildFeed({ school, notices, contents, categories: siteConfig.categories, siteUrl }, channel, lang);
  const items = await Promise.all(feed.items.map(async (item) => ({ ...item, files: await Promise.all(item.files.map(counted)) })));
  return { ...feed, items };
}

/** With the file's length, where it lies in our own folder; a provider's files are not asked after. */
async function counted(link: FeedFileLink): Promise<FeedFileLink> {
  const { source, siteUrl } = getEnv();
  const start = `${siteUrl}/media/`;
  if (source.kind !== 'folder' || !link.url.startsWith(start)) return link;
  const segments = link.url.slice(start.length).split('/').map((part) => decodeSegment(part) ?? '\0');
  const file = await openMediaFile(source.dir, segments);
  return { ...link, bytes: file?.bytes ?? null };
}
