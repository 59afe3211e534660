import { contentLayout, type Attachment, type ContentItem } from './content';

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

/** Whether a page of this content says No Data Found: its layout shows nothing, or there is nothing for it to show. */
export function showsNothing(item: ContentItem): boolean {
  const hasBody = Boolean(item.details.en || item.details.bn);
  switch (contentLayout(item)) {
    case 'nothing':
      return true;
    case 'body':
      return !hasBody;
    case 'documents':
      return item.attachments.length === 0;
    case 'imageGrid':
      return item.attachments.length === 0 && !hasBody;
    case 'imageList':
    case 'imageAndBody':
      return imagesOf(item).length === 0 && !hasBody;
  }
}
