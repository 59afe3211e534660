import { CATEGORY_PAGES } from '@/lib/domain/category-page';
import { inCategory, type Category, type CategoryNames, type ContentItem } from '@/lib/domain/content';
import { inLanguage } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import type { TextCard } from './TextCards/TextCards';

/** The newest item of a category that has a text; in a list, so that none is an empty one. */
function newestOf(items: readonly ContentItem[], category: Category, names: CategoryNames): ContentItem[] {
  return inCategory(items, category, names).filter(({ details }) => details.en || details.bn).slice(0, 1);
}

/** The welcome text, where the school has one. */
export function welcomeCards(items: readonly ContentItem[], names: CategoryNames, lang: Lang): TextCard[] {
  const { welcome } = getDictionary(lang).home;
  return newestOf(items, 'welcome', names).map(({ title, details }) => ({ title: inLanguage(title, lang) || welcome, details }));
}

/** Mission, vision, why we are best and our aim: those the school has a text for, with their pages (section 2). */
export function aboutCards(items: readonly ContentItem[], names: CategoryNames, lang: Lang): TextCard[] {
  const words = getDictionary(lang).home;
  return (['mission', 'vision', 'whyBest', 'ourAim'] as const).flatMap((category) =>
    newestOf(items, category, names).map(({ details }) => ({ title: words[category], path: CATEGORY_PAGES[category], details })),
  );
}
