import { z } from 'zod';
import { parseSchoolTime } from '../dates';
import type { Attachment, ContentItem } from '../domain/content';
import { firstOf, flag, id, lineTrimming, number, optionalId, text, trimming } from './fields';
import { recordFile, recordHtml } from './parts';
import { distinct, readRecords, type RecordContext } from './records';

export const CONTENTS = 'ContentClient/contents';

const attachment = z.object({ FilePath: text, Title: lineTrimming });

const record = z.object({
  Id: id,
  TitleEn: lineTrimming,
  TitleBn: lineTrimming,
  ContentNameEn: lineTrimming,
  DetailsEn: trimming,
  DetailsBn: trimming,
  MenuCode: optionalId,
  ContentCategoryId: optionalId,
  ContentCategoryName: lineTrimming,
  LayOut: number,
  FileType: number,
  CurrentDate: trimming,
  IsActive: flag,
  ShowAttachments: z.array(z.unknown()).nullish().catch(null),
});

/** Content items in the provider's order, inactive ones left out. */
export function parseContents(data: unknown, context: RecordContext): ContentItem[] {
  const items = readRecords(CONTENTS, data, record, (row): ContentItem | null =>
    row.IsActive === false
      ? null
      : {
          id: row.Id,
          title: { en: firstOf(row.TitleEn, row.ContentNameEn), bn: row.TitleBn },
          details: recordHtml(row.DetailsEn, row.DetailsBn, context),
          menuCode: row.MenuCode ?? '',
          categoryId: row.ContentCategoryId ?? '',
          categoryName: row.ContentCategoryName,
          layout: row.LayOut ?? 0,
          fileType: row.FileType ?? 0,
          date: parseSchoolTime(row.CurrentDate, context.timeZone),
          attachments: attachments(row.ShowAttachments ?? [], context),
        },
  );
  return distinct(items, (item) => item.id);
}

function attachments(rows: readonly unknown[], context: RecordContext): Attachment[] {
  return rows.flatMap((row) => {
    const parsed = attachment.safeParse(row);
    const file = parsed.success ? recordFile(parsed.data.FilePath, context) : null;
    return parsed.success && file ? [{ file, title: parsed.data.Title }] : [];
  });
}
