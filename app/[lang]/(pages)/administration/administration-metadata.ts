import type { Metadata } from 'next';
import { isPeopleList, messagePages, type PeopleList } from '@/lib/domain/administration';
import { employeesOf, type MessagePage } from '@/lib/domain/people';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { readEmployees, readGoverningBody, readMessages } from '@/lib/provider';
import { pageMetadata } from '@/lib/seo/metadata';

/** The head of a page of the administration section; canonical is the item's own address, whatever address asked for it. */
export async function administrationMetadata(lang: Lang, item: PeopleList | MessagePage): Promise<Metadata> {
  return pageMetadata({
    lang,
    path: `/administration/${item}`,
    title: getDictionary(lang).administration[item],
    index: await hasContent(item),
  });
}

async function hasContent(item: PeopleList | MessagePage): Promise<boolean> {
  if (!isPeopleList(item)) return messagePages(await readMessages()).some(({ page }) => page === item);
  if (item === 'governing-body') return (await readGoverningBody()).length > 0;
  return employeesOf(item === 'staff-information' ? 'staff' : 'teachers', await readEmployees()).length > 0;
}
