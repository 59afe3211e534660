import { z } from 'zod';
import { parseSchoolTime } from '../dates';
import { sortNotices, type Notice } from '../domain/notice';
import { flag, id, line, lineTrimming, trimming } from './fields';
import { recordFile } from './parts';
import { distinct, readRecords, type RecordContext } from './records';

export const NOTICES = 'NoticeClient/notices';

const record = z
  .object({
    Id: id,
    EnglishTitle: line,
    BanglaTitle: lineTrimming,
    FileLink: trimming,
    CreatedDate: trimming,
    ShowScroll: flag,
    IsActive: flag,
    NoticeCategoryName: lineTrimming,
  })
  .refine((notice) => notice.EnglishTitle || notice.BanglaTitle, 'no title');

/** Active notices, newest first; a withdrawn one (`IsActive` false) is shown nowhere. */
export function parseNotices(data: unknown, context: RecordContext): Notice[] {
  const notices = readRecords(NOTICES, data, record, (row): Notice | null =>
    row.IsActive === false
      ? null
      : {
          id: row.Id,
          title: { en: row.EnglishTitle, bn: row.BanglaTitle },
          file: recordFile(row.FileLink, context),
          created: parseSchoolTime(row.CreatedDate, context.timeZone),
          showScroll: row.ShowScroll === true,
          category: row.NoticeCategoryName,
        },
  );
  return sortNotices(distinct(notices, (notice) => notice.id));
}
