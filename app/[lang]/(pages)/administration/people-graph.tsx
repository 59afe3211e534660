import type { PeopleList } from '@/lib/domain/administration';
import { employeesOf } from '@/lib/domain/people';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { readEmployees, readGoverningBody } from '@/lib/provider';
import type { GraphCrumb } from '@/lib/seo/graph/page';
import { employeeNodes, memberNodes } from '@/lib/seo/graph/people';
import { PageGraph } from '../page-graph';

/** The structured data of a list of people. */
export async function PeopleGraph({ list, crumb, lang }: { list: PeopleList; crumb: GraphCrumb; lang: Lang }) {
  const page = { lang, path: `/administration/${list}`, title: getDictionary(lang).administration[list], crumbs: [crumb] };
  if (list === 'governing-body') {
    const members = await readGoverningBody();
    return <PageGraph {...page} nodes={(context) => memberNodes(context, members)} />;
  }
  const employees = employeesOf(list === 'staff-information' ? 'staff' : 'teachers', await readEmployees());
  return <PageGraph {...page} nodes={(context) => employeeNodes(context, employees)} />;
}
