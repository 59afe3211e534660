import { dayAndMonth, formatDate } from '../dates';
import { inLanguage } from '../i18n/bilingual';
import type { Lang } from '../i18n/lang';
import type { FileLink } from './file';
import type { Notice } from './notice';

/** What the notice board shows of a notice, in the page's language. */
export interface NoticeSummary {
  id: string;
  title: string;
  /** Day and short month of creation (section 2); '' without a date. */
  day: string;
  month: string;
  /** dd-MM-yyyy; '' without a date. */
  date: string;
  /** ISO instant. */
  created: string | null;
  file: NoticeDocument | null;
}

export interface NoticeDocument extends FileLink {
  /** Whether the page may show it in a frame. */
  framed: boolean;
}

/**
 * @param zone IANA zone of the school
 * @param canBeFramed whether a page may show the document at an address in a frame
 */
export function noticeSummary({ id, title, created, file }: Notice, zone: string, lang: Lang, canBeFramed: (url: string) => boolean): NoticeSummary {
  const dated = created ? { ...dayAndMonth(created, zone, lang), date: formatDate(created, zone, lang) } : { day: '', month: '', date: '' };
  return { id, title: inLanguage(title, lang), ...dated, created, file: file && { ...file, framed: file.kind !== 'image' && canBeFramed(file.url) } };
}
