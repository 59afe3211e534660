import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { PersonPhoto } from '@/components/ui/PersonPhoto/PersonPhoto';
import { departments, employeeText, fitsEmployeeQuery, type EmployeeQuery } from '@/lib/domain/employee-filter';
import type { Employee } from '@/lib/domain/people';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { EmployeeFilter } from '../EmployeeFilter/EmployeeFilter';
import styles from './EmployeeList.module.scss';

interface EmployeeListProps {
  employees: readonly Employee[];
  /** Where the form leads without script. */
  action: string;
  /** What was asked for there. */
  query?: EmployeeQuery;
  lang: Lang;
}

const LIST_ID = 'people';

/** Teachers or staff: a grid with image, name, designation and department (section 2), to be filtered as one types. */
export function EmployeeList({ employees, action, query, lang }: EmployeeListProps) {
  const { common, administration } = getDictionary(lang);
  if (employees.length === 0) return <EmptyState message={common.noDataFound} />;
  const { name, department, anyDepartment, submit, personCount, peopleCount, noMatches, filter } = administration;
  const words = { name, department, anyDepartment, submit, personCount, peopleCount, noMatches, filter };
  const fits = (employee: Employee) => !query || fitsEmployeeQuery(query, employeeText(employee), employee.department);
  return (
    <>
      <EmployeeFilter lang={lang} action={action} listId={LIST_ID} departments={departments(employees)} query={query} found={employees.filter(fits).length} words={words} />
      <ul className={styles.people} id={LIST_ID}>
        {employees.map((employee, index) => (
          <li key={index} data-find={employeeText(employee)} data-department={employee.department} hidden={!fits(employee)}>
            <PersonPhoto name={employee.name} image={employee.image} lang={lang} sizes="(width < 480px) 46vw, 220px" />
            <p>
              <LocalText as="strong" text={employee.name} lang={lang} />
              <LocalText as="span" text={employee.designation} lang={lang} />
              {employee.department && <LocalText as="span" text={employee.department} lang={lang} />}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
