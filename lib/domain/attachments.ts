import type { Attachment, ContentItem } from './content';

/** The pictures among a content's attachments (section 5 tells them by their names). */
export function imagesOf(item: Pick<ContentItem, 'attachments'>): Attachment[] {
  return item.attachments.filter(({ file }) => file.kind === 'image');
}

/** The attachments of a content that are no pictures. */
export function documentsOf(item: Pick<ContentItem, 'attachments'>): Attachment[] {
  return item.attachments.filter(({ file }) => file.kind !== 'image');
}

/** The items before and after one in a list; null at the ends. */
export function neighboursOf<T extends { id: string }>(items: readonly T[], id: string): { newer: T | null; older: T | null } {
  const index = items.findIndex((item) => item.id === id);
  return { newer: items[index - 1] ?? null, older: (index >= 0 && items[index + 1]) || null };
}
