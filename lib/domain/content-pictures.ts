import { picturesIn } from '../html/pictures';
import { imagesOf } from './attachments';
import { contentLayout, type ContentItem } from './content';

const LAYOUTS_WITH_PICTURES = new Set(['imageList', 'imageAndBody', 'imageGrid']);

/** Addresses of the pictures that a content page shows, by its layout (section 2). */
export function contentPictures(item: ContentItem): string[] {
  const layout = contentLayout(item);
  if (layout === 'nothing' || layout === 'documents') return [];
  const attached = LAYOUTS_WITH_PICTURES.has(layout) ? imagesOf(item).map(({ file }) => file.url) : [];
  const shown = layout === 'imageAndBody' ? attached.slice(0, 1) : attached;
  return [...new Set([...shown, ...bodyPictures(item)])];
}

/** Addresses of the pictures of a piece of news or an achievement: its attachments and those in its text. */
export function articlePictures(item: ContentItem): string[] {
  return [...new Set([...imagesOf(item).map(({ file }) => file.url), ...bodyPictures(item)])];
}

function bodyPictures({ details }: ContentItem): string[] {
  return [...picturesIn(details.en), ...picturesIn(details.bn)];
}
