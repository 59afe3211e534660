import type { BilingualText } from '../i18n/bilingual';
import type { FileLink } from './file';
import { newestFirst } from './order';

export interface Attachment {
  file: FileLink;
  title: string;
}

/** HTML of the office after the sanitiser, the only HTML that pages may set as it is. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

/** A sanitised text in both languages. */
export interface BilingualHtml {
  en: SafeHtml;
  bn: SafeHtml;
}

export interface ContentItem {
  id: string;
  title: BilingualText;
  details: BilingualHtml;
  /** Matches the site map item's menu code; '' when the item belongs to no menu. */
  menuCode: string;
  categoryId: string;
  categoryName: string;
  layout: number;
  fileType: number;
  /** ISO instant. */
  date: string | null;
  attachments: Attachment[];
}

export type Category = 'welcome' | 'news' | 'achievements' | 'mission' | 'vision' | 'whyBest' | 'ourAim';

const ACHIEVEMENTS_CATEGORY_ID = '8536';

/** Names as offices type them (section 5 and the provider's facts); a school can add its own in SITE_CONFIG. */
const CATEGORY_NAMES: Record<Category, readonly string[]> = {
  welcome: ['welcome', 'স্বাগতম'],
  news: ['news and events', 'সংবাদ ও ইভেন্ট', 'নিউজ এন্ড ইভেন্টস', 'নিউস এন্ড ইভেন্টস'],
  achievements: ['achievements', 'achievement'],
  mission: ['mission'],
  vision: ['vision'],
  whyBest: ['আমরা কেন সেরা'],
  ourAim: ['আমাদের লক্ষ্য'],
};

export type CategoryNames = Partial<Record<Category, readonly string[]>>;

function comparable(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' ');
}

/** Whether an item belongs to a category: by the category's name, achievements by their id as well (section 5). */
export function isInCategory(item: ContentItem, category: Category, further: CategoryNames = {}): boolean {
  if (category === 'achievements' && item.categoryId === ACHIEVEMENTS_CATEGORY_ID) return true;
  const names = [...CATEGORY_NAMES[category], ...(further[category] ?? [])].map(comparable);
  return names.includes(comparable(item.categoryName));
}

/** The items of a category, newest first, undated last. */
export function inCategory(items: readonly ContentItem[], category: Category, further?: CategoryNames): ContentItem[] {
  return newestFirst(items.filter((item) => isInCategory(item, category, further)), (item) => item.date);
}

/** The content of a site map item: the first whose menu code is the item's. */
export function contentOfMenu(items: readonly ContentItem[], menuCode: string): ContentItem | undefined {
  return menuCode ? items.find((item) => item.menuCode === menuCode) : undefined;
}

/** What a page shows of its content, by LayOut and FileType (section 2, generic content page). */
export type ContentLayout = 'imageList' | 'imageAndBody' | 'imageGrid' | 'documents' | 'body' | 'nothing';

const LAYOUTS: Readonly<Record<string, ContentLayout>> = {
  '1,1': 'imageList',
  '2,1': 'imageAndBody',
  '3,1': 'imageGrid',
  '1,3': 'documents',
  '2,3': 'nothing',
  '0,0': 'body',
  '2,0': 'nothing',
};

/** A pair the specification does not name shows the body, so that no text of the office is lost. */
export function contentLayout(item: Pick<ContentItem, 'layout' | 'fileType'>): ContentLayout {
  return LAYOUTS[`${item.layout},${item.fileType}`] ?? 'body';
}
