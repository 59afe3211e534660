import type { ShareWords } from '@/components/share/ShareLinks/ShareLinks';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';

/** The words that the notice board says in the browser. */
export interface NoticeWords {
  title: string;
  list: string;
  choose: string;
  back: string;
  published: string;
  open: string;
  opensInNewTab: string;
  frameTitle: string;
  frameHint: string;
  elsewhere: string;
  noFile: string;
  fresh: string;
  newNotice: string;
  newNotices: string;
  code: string;
  share: ShareWords;
}

export function noticeWords(lang: Lang): NoticeWords {
  const { notices, common, share } = getDictionary(lang);
  const { title, list, choose, back, published, frameTitle, frameHint, elsewhere, noFile, fresh, newNotice, newNotices, code } = notices;
  const { open, opensInNewTab } = common;
  return { title, list, choose, back, published, open, opensInNewTab, frameTitle, frameHint, elsewhere, noFile, fresh, newNotice, newNotices, code, share };
}
