import { EmployeeList } from '@/components/administration/EmployeeList/EmployeeList';
import { GoverningBody } from '@/components/administration/GoverningBody/GoverningBody';
import type { PeopleList } from '@/lib/domain/administration';
import type { EmployeeQuery } from '@/lib/domain/employee-filter';
import { employeesOf } from '@/lib/domain/people';
import type { Lang } from '@/lib/i18n/lang';
import { readEmployees, readGoverningBody } from '@/lib/provider';
import { localPath } from '@/lib/routes';

/** One of the lists of people, read and shown. */
export async function PeopleListView({ list, lang, query }: { list: PeopleList; lang: Lang; query?: EmployeeQuery }) {
  if (list === 'governing-body') return <GoverningBody members={await readGoverningBody()} lang={lang} />;
  const employees = employeesOf(list === 'staff-information' ? 'staff' : 'teachers', await readEmployees());
  return <EmployeeList employees={employees} action={localPath(lang, `/administration/${list}/find`)} query={query} lang={lang} />;
}
