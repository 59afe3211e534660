import { z } from 'zod';
import type { Slide } from '../domain/gallery';
import { flag, lineTrimming, text } from './fields';
import { recordLink } from './parts';
import { readRecords, type RecordContext } from './records';

export const SLIDE_IMAGES = 'AlbumClient/slide-images';

const record = z.object({ ImageLink: text, Title: lineTrimming, TitleBn: lineTrimming, IsActive: flag });

export function parseSlides(data: unknown, context: RecordContext): Slide[] {
  return readRecords(SLIDE_IMAGES, data, record, (row): Slide | null => {
    const image = recordLink(row.ImageLink, context);
    return image && row.IsActive !== false ? { image, title: { en: row.Title, bn: row.TitleBn } } : null;
  });
}
