import { z } from 'zod';
import { DESIGNATION_NAMES, MESSAGE_DESIGNATIONS, type GoverningBodyMessage } from '../domain/people';
import { firstOf, lineTrimming, number, trimming } from './fields';
import { recordHtml, recordLink } from './parts';
import { readRecords, type RecordContext } from './records';

export const GB_MESSAGES = 'GBMessageClient/gb-messages';

const record = z
  .object({
    GBDesignationId: number,
    GBDesignationName: lineTrimming,
    GBName: lineTrimming,
    GBNameBangla: lineTrimming,
    GBImagePath: trimming,
    DetailsEn: trimming,
    DetailsBn: trimming,
    MessageEn: trimming,
    MessageBn: trimming,
    Placement: trimming,
  })
  .refine((row) => row.GBDesignationId !== null || row.GBDesignationName, 'no designation')
  .refine((row) => row.DetailsEn || row.DetailsBn || row.MessageEn || row.MessageBn, 'no message');

/** Messages from office holders, in the provider's order. */
export function parseMessages(data: unknown, context: RecordContext): GoverningBodyMessage[] {
  return readRecords(GB_MESSAGES, data, record, (row): GoverningBodyMessage => {
    const designationId = row.GBDesignationId ?? designationByName(row.GBDesignationName);
    const office = DESIGNATION_NAMES[designationId ?? 0];
    return {
      designationId,
      designation: { en: firstOf(row.GBDesignationName, office?.en ?? ''), bn: office?.bn ?? '' },
      name: { en: row.GBName, bn: row.GBNameBangla },
      image: recordLink(row.GBImagePath, context),
      details: recordHtml(firstOf(row.DetailsEn, row.MessageEn), firstOf(row.DetailsBn, row.MessageBn), context),
      placement: row.Placement,
    };
  });
}

/** The id of an office with a message page, where a record only names it: `Vice Principal`, `Chairman`. */
function designationByName(name: string): number | null {
  const page = `message-of-${name.toLowerCase().replace(/[\s-]+/g, '-').replace('chairmen', 'chairman')}`;
  return Object.entries(MESSAGE_DESIGNATIONS).find(([key]) => key === page)?.[1] ?? null;
}
