import { getEnv } from '@/lib/env';
import { readContents, readMessages } from '@/lib/provider';
import { asksForMessages, subjectOf, type Subject } from '@/lib/site-map/page-subject';
import type { ContentPage } from '@/lib/site-map/resolve';

/** What a generic content page shows. Messages are asked for only where they may stand there. */
export async function pageSubject(page: ContentPage): Promise<Subject> {
  const contents = await readContents();
  const { categories } = getEnv().siteConfig;
  const subject = subjectOf(page, contents, [], categories);
  const mayHaveMessage = subject.kind === 'nothing' && asksForMessages(page);
  return mayHaveMessage ? subjectOf(page, contents, await readMessages(), categories) : subject;
}
