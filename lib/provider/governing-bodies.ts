import { z } from 'zod';
import type { GoverningMember } from '../domain/people';
import { firstOf, flag, line, lineTrimming, number, trimming } from './fields';
import { recordLink } from './parts';
import { readRecords, type RecordContext } from './records';

export const GOVERNING_BODIES = 'GBMessageClient/governing-bodies';
/** Defined by the API with the same records; no screen of the specification uses it. */
export const SEARCH_GB = 'GB/search-gb';

const record = z
  .object({
    Name: line,
    NameBangla: lineTrimming,
    GBPosition: lineTrimming,
    GBDesignation: lineTrimming,
    InstitutePosition: lineTrimming,
    Rank: number,
    ImagePath: trimming,
    IsActive: flag,
  })
  .refine((row) => row.Name || row.NameBangla, 'no name');

/** Governing body members by rank, those without one last and in the provider's order. */
export function parseGoverningBody(data: unknown, context: RecordContext, path = GOVERNING_BODIES): GoverningMember[] {
  const ranked = readRecords(path, data, record, (row) =>
    row.IsActive === false
      ? null
      : {
          rank: row.Rank ?? Number.POSITIVE_INFINITY,
          member: {
            name: { en: row.Name, bn: row.NameBangla },
            position: firstOf(row.GBPosition, row.GBDesignation, row.InstitutePosition),
            image: recordLink(row.ImagePath, context),
          } satisfies GoverningMember,
        },
  );
  const byRank = (a: number, b: number): number => (a === b ? 0 : a - b);
  return ranked.sort((a, b) => byRank(a.rank, b.rank)).map(({ member }) => member);
}
