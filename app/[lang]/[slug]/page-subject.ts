import { peopleListOf, messagePages, type PeopleList } from '@/lib/domain/administration';
import { contentOfMenu, type ContentItem } from '@/lib/domain/content';
import { isMessagePage, type GoverningBodyMessage } from '@/lib/domain/people';
import { readContents, readMessages } from '@/lib/provider';
import type { ContentPage } from '@/lib/site-map/resolve';

/** What a generic content page shows. */
export type Subject =
  | { kind: 'content'; item: ContentItem }
  | { kind: 'messages'; messages: GoverningBodyMessage[] }
  | { kind: 'people'; list: PeopleList }
  | { kind: 'nothing' };

/**
 * The content with the page's menu code; without one, the office holder's message or the list of people
 * that the page is named after, which schools keep elsewhere than in their contents.
 */
export async function pageSubject(page: ContentPage): Promise<Subject> {
  const item = contentOfMenu(await readContents(), page.menuCode);
  if (item) return { kind: 'content', item };
  const name = page.path.slice(1);
  if (isMessagePage(name)) {
    const messages = messagePages(await readMessages()).find((entry) => entry.page === name)?.messages;
    return messages ? { kind: 'messages', messages } : { kind: 'nothing' };
  }
  const list = peopleListOf(page.path);
  return list ? { kind: 'people', list } : { kind: 'nothing' };
}
