'use client';

import { useEffect, useRef, useState } from 'react';
import { fitsEmployeeQuery, type EmployeeQuery } from '@/lib/domain/employee-filter';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { languageAttributes } from '@/lib/i18n/text-language';
import styles from './EmployeeFilter.module.scss';

export interface EmployeeFilterWords {
  filter: string;
  name: string;
  department: string;
  anyDepartment: string;
  submit: string;
  personCount: string;
  peopleCount: string;
  noMatches: string;
}

interface EmployeeFilterProps {
  lang: Lang;
  /** Where the form leads without script. */
  action: string;
  /** The list whose items carry `data-find` and `data-department`. */
  listId: string;
  departments: string[];
  query?: EmployeeQuery;
  /** How many the server's list shows. */
  found: number;
  words: EmployeeFilterWords;
}

/** Hides those of a list whom a query does not fit; how many are left. */
function filterList(listId: string, query: EmployeeQuery): number {
  let found = 0;
  for (const person of document.querySelectorAll<HTMLElement>(`#${listId} > li`)) {
    const fits = fitsEmployeeQuery(query, person.dataset.find ?? '', person.dataset.department ?? '');
    person.hidden = !fits;
    if (fits) found++;
  }
  return found;
}

/** Filters the people of a list as one types. Without script it is a plain form that leads to the same list, filtered. */
export function EmployeeFilter({ lang, action, listId, departments, query, found, words }: EmployeeFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(found);

  function filter() {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setCount(filterList(listId, { name: String(fields.get('q') ?? ''), department: String(fields.get('department') ?? '') }));
  }

  // What was typed before the script came, or what the browser has restored.
  useEffect(() => {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  const counted = count === 1 ? words.personCount : words.peopleCount.replace('{count}', formatNumber(count, lang));
  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      role="search"
      aria-label={words.filter}
      data-print="no"
      onInput={filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        {words.name}
        <input type="search" name="q" defaultValue={query?.name} maxLength={100} autoComplete="off" />
      </label>
      {departments.length > 1 && (
        <label>
          {words.department}
          <select name="department" defaultValue={query?.department}>
            <option value="">{words.anyDepartment}</option>
            {departments.map((department) => (
              <option key={department} value={department} {...languageAttributes(department, lang)}>
                {department}
              </option>
            ))}
          </select>
        </label>
      )}
      <button className={styles.submit}>{words.submit}</button>
      <p role="status">{count > 0 ? counted : words.noMatches}</p>
    </form>
  );
}
