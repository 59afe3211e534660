import { messagePages, peopleListOf, type PeopleList } from '../domain/administration';
import { contentOfMenu, type ContentItem } from '../domain/content';
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
 * The content with the page's menu code; without one, the office holder's message or the list of people
 * that the page is named after, which schools keep elsewhere than in their contents.
 */
export function subjectOf(page: ContentPage, contents: readonly ContentItem[], messages: readonly GoverningBodyMessage[]): Subject {
  const item = contentOfMenu(contents, page.menuCode);
  if (item) return { kind: 'content', item };
  const name = page.path.slice(1);
  if (isMessagePage(name)) {
    const found = messagePages(messages).find((entry) => entry.page === name);
    return found ? { kind: 'messages', ...found } : { kind: 'nothing' };
  }
  const list = peopleListOf(page.path);
  return list ? { kind: 'people', list } : { kind: 'nothing' };
}
