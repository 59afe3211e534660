import type { BilingualText } from '../i18n/bilingual';
import type { FileLink } from './file';
import { newestFirst } from './order';

export interface Notice {
  id: string;
  title: BilingualText;
  file: FileLink | null;
  /** ISO instant. */
  created: string | null;
  showScroll: boolean;
  /** The office's own name of the category; '' when it gave none. */
  category: string;
}

const HOME_NOTICES = 5;

/** Newest first by creation date, undated last (section 5). */
export function sortNotices(notices: readonly Notice[]): Notice[] {
  return newestFirst(notices, (notice) => notice.created);
}

/** The ticker: scrolling notices only, by id descending (section 5). */
export function tickerNotices(notices: readonly Notice[]): Notice[] {
  return notices
    .filter((notice) => notice.showScroll)
    .sort((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true }));
}

/** The home notice board: the newest five, of these the scrolling ones (section 5). */
export function homeNotices(notices: readonly Notice[]): Notice[] {
  return sortNotices(notices).slice(0, HOME_NOTICES).filter((notice) => notice.showScroll);
}
