import { z } from 'zod';
import type { Employee } from '../domain/people';
import { firstOf, flag, line, lineTrimming, trimming } from './fields';
import { recordLink } from './parts';
import { readRecords, type RecordContext } from './records';

export const TEACHERS_STAFFS = 'TeacherStaffClient/teachers-staffs';

const record = z
  .object({
    EmployeeName: line,
    EmployeeNameBangla: lineTrimming,
    Designation: lineTrimming,
    DesignationBangla: lineTrimming,
    Department: lineTrimming,
    EmployeeType: lineTrimming,
    Type: lineTrimming,
    ImageLink: trimming,
    IsActive: flag,
  })
  .refine((row) => row.EmployeeName || row.EmployeeNameBangla, 'no name');

/** Teachers and staff in the provider's order; those who left (`IsActive` false) are left out. */
export function parseEmployees(data: unknown, context: RecordContext): Employee[] {
  return readRecords(TEACHERS_STAFFS, data, record, (row): Employee | null =>
    row.IsActive === false
      ? null
      : {
          name: { en: row.EmployeeName, bn: row.EmployeeNameBangla },
          designation: { en: row.Designation, bn: row.DesignationBangla },
          department: row.Department,
          image: recordLink(row.ImageLink, context),
          isStaff: isStaff(firstOf(row.EmployeeType, row.Type, row.Department)),
        },
  );
}

/** What the record says of itself: "staff" marks staff, anything else a teacher, nothing leaves it open. */
function isStaff(said: string): boolean | null {
  if (!said) return null;
  return /staff|কর্মচারী/i.test(said);
}
