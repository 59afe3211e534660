import type { Category } from './content';

/** The pages of the home page's cards (section 2), which show the category's text where no content has their menu code. */
export const CATEGORY_PAGES = {
  mission: '/mission',
  vision: '/vision',
  whyBest: '/why-we-are-best',
  ourAim: '/our-aim',
} as const satisfies Partial<Record<Category, string>>;

export type CategoryWithPage = keyof typeof CATEGORY_PAGES;

const CATEGORIES: readonly CategoryWithPage[] = ['mission', 'vision', 'whyBest', 'ourAim'];

/** The category whose text a page shows, if it is one of the cards' pages. */
export function categoryOfPage(path: string): CategoryWithPage | undefined {
  return CATEGORIES.find((category) => CATEGORY_PAGES[category] === path);
}
