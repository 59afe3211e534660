import { atom } from '@/lib/feeds/atom';
import type { Feed } from '@/lib/feeds/feed';
import { FEED_FORMATS, feedPath, isFeedChannel, isFeedFile, type FeedFile } from '@/lib/feeds/feed-address';
import { jsonFeed } from '@/lib/feeds/json-feed';
import { readFeed } from '@/lib/feeds/read-feed';
import { rss } from '@/lib/feeds/rss';
import { isLang } from '@/lib/i18n/lang';
import { absolute } from '@/lib/seo/metadata';
import { textAnswer } from '@/lib/seo/text-answer';

const WRITERS: Record<FeedFile, (feed: Feed, selfUrl: string) => string> = { 'feed.xml': rss, 'atom.xml': atom, 'feed.json': jsonFeed };

type Params = { params: Promise<{ lang: string; channel: string; file: string }> };

/** A feed in one of its formats; the addresses that readers see are rewritten to this one (next.config.mjs). */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { lang, channel, file } = await params;
  if (!isLang(lang) || !isFeedChannel(channel) || !isFeedFile(file)) return textAnswer('text/plain', () => Promise.resolve(null));
  return textAnswer(`${FEED_FORMATS[file]}; charset=utf-8`, async () => WRITERS[file](await readFeed(channel, lang), absolute(feedPath(lang, channel, file))));
}
