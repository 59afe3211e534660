import type { Employee } from './people';
import { holdsWords } from './words';

/** What a visitor asks of a staff list; '' asks for nothing. */
export interface EmployeeQuery {
  name: string;
  department: string;
}

const LONGEST_QUERY = 100;

/** Reads a query out of an address; what is repeated or overlong is cut down. */
export function employeeQuery(params: Readonly<Record<string, string | string[] | undefined>>): EmployeeQuery {
  const one = (name: string) => [params[name]].flat()[0]?.trim().slice(0, LONGEST_QUERY) ?? '';
  return { name: one('q'), department: one('department') };
}

/** Whether a person fits a query. `text` is all that the list says of the person. */
export function fitsEmployeeQuery(query: EmployeeQuery, text: string, department: string): boolean {
  return holdsWords(query.name, [text]) && (!query.department || department === query.department);
}

/** The words a person is found by: the name and the office in both languages. */
export function employeeText({ name, designation }: Employee): string {
  return [name.en, name.bn, designation.en, designation.bn].filter(Boolean).join(' ');
}

/** The departments of a list, by name. */
export function departments(employees: readonly Employee[]): string[] {
  return [...new Set(employees.map(({ department }) => department))].filter(Boolean).sort((a, b) => a.localeCompare(b));
}
