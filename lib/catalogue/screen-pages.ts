import { inCategory } from '../domain/content';
import { NEWS_A_PAGE, NOTICES_A_PAGE } from '../domain/paging';
import { fill, getDictionary, type Dictionary } from '../i18n/dictionary';
import type { BilingualText } from '../i18n/bilingual';
import { formatNumber } from '../i18n/numbers';
import { noText, NO_TEXT, type Material, type SitePage } from './site-page';

type Parts = Pick<Material, 'notices' | 'contents' | 'categories' | 'slides'>;

/** The screens that are no single thing: home, contact, the lists and their further pages. */
export function screenPages({ notices, contents, categories, slides }: Parts): SitePage[] {
  const news = inCategory(contents, 'news', categories);
  const achievements = inCategory(contents, 'achievements', categories);
  return [
    screen('/', NO_TEXT, true, slides.map(({ image }) => image)),
    ...listPages('/notice', words((words) => words.notices.title), notices.length, NOTICES_A_PAGE),
    ...listPages('/news-and-events', words((words) => words.content.news), news.length, NEWS_A_PAGE),
    ...listPages('/achievements', words((words) => words.content.achievements), achievements.length, NEWS_A_PAGE),
    screen('/contact', words((words) => words.contact.title), true),
    screen('/accessibility', words((words) => words.accessibility.title), true),
  ];
}

function screen(path: string, title: BilingualText, hasContent: boolean, pictures: readonly string[] = []): SitePage {
  return { path, kind: 'screen', title, date: null, pictures, hasContent, text: noText };
}

function words(choose: (words: Dictionary) => string): BilingualText {
  return { en: choose(getDictionary('en')), bn: choose(getDictionary('bn')) };
}

function listPages(path: string, title: BilingualText, count: number, size: number): SitePage[] {
  const total = Math.ceil(count / size);
  const further = Array.from({ length: Math.max(0, total - 1) }, (_, index) => index + 2);
  return [
    screen(path, title, count > 0),
    ...further.map((number) => screen(`${path}/page/${number}`, placed(title, number, total), true)),
  ];
}

function placed(title: BilingualText, number: number, total: number): BilingualText {
  const place = (lang: 'en' | 'bn') =>
    fill(getDictionary(lang).common.pageOf, { page: formatNumber(number, lang), pages: formatNumber(total, lang) });
  return { en: `${title.en} · ${place('en')}`, bn: `${title.bn} · ${place('bn')}` };
}
