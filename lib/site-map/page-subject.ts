import { messagePages, peopleListOf, type PeopleList } from '../domain/administration';
import { categoryOfPage } from '../domain/category-page';
import { contentOfMenu, inCategory, type CategoryNames, type ContentItem } from '../domain/content';
import { isMessagePage, type GoverningBodyMessage, type MessagePage } from '../domain/people';
import type { ContentPage } from './resolve';

/** What a generic content page shows. */
export type Subject =
  | { kind: 'content'; item: ContentItem }
  | { kind: 'messages'; page: MessagePage; messages: GoverningBodyMessage[] }
  | { kind: 'people'; list: PeopleList }
  | { kind: 'nothing' };

/** Whether the page is named after an office whose message may stand there. */
export function asksForMessages(page: ContentPage): boolean {
  return isMessagePage(page.path.slice(1));
}

/**
 * The content with the page's menu code; without one, the text of the category, the office holder's message or
 * the list of people that the page is named after, which schools keep elsewhere than in their menu's contents.
 * @param categoryNames further names of categories that the school's configuration gives
 */
export function subjectOf(
  page: ContentPage,
  contents: readonly ContentItem[],
  messages: readonly GoverningBodyMessage[],
  categoryNames?: CategoryNames,
): Subject {
  const category = categoryOfPage(page.path);
  const item = contentOfMenu(contents, page.menuCode) ?? (category && inCategory(contents, category, categoryNames)[0]);
  if (item) return { kind: 'content', item };
  const name = page.path.slice(1);
  if (isMessagePage(name)) {
    const found = messagePages(messages).find((entry) => entry.page === name);
    return found ? { kind: 'messages', ...found } : { kind: 'nothing' };
  }
  const list = peopleListOf(page.path);
  return list ? { kind: 'people', list } : { kind: 'nothing' };
}
