import { contentAnswer, requestLang } from '@/lib/api-answer';
import { noticeSummary } from '@/lib/domain/notice-summary';
import { getEnv } from '@/lib/env';
import { canBeFramed } from '@/lib/file-hosts';
import { readNotices } from '@/lib/provider';

const NEWEST = 20;

/** The newest notices, for boards that stay open: NoticeSummary[], newest first. */
export function GET(request: Request): Promise<Response> {
  const lang = requestLang(request);
  const { timeZone } = getEnv().siteConfig;
  return contentAnswer(async () => (await readNotices()).slice(0, NEWEST).map((notice) => noticeSummary(notice, timeZone, lang, canBeFramed)));
}
