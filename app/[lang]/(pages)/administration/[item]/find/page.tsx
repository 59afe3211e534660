import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { administrationItem, isEmployeeList } from '@/lib/domain/administration';
import { employeeQuery } from '@/lib/domain/employee-filter';
import { getDictionary } from '@/lib/i18n/dictionary';
import { langParam, localPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { AdministrationScreen } from '../../administration-screen';

// The root layout asks for cached pages; one that reads its query would fail at its first visit otherwise.
export const dynamic = 'force-dynamic';

type SearchParams = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lang: string; item: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langParam(params);
  const item = administrationItem((await params).item);
  return pageMetadata({ lang, path: `/administration/${item}`, title: getDictionary(lang).administration[item], index: false });
}

/** A list of employees filtered without script. Apart from the list, because a page that reads its query cannot be cached. */
export default async function FindPeoplePage({ params, searchParams }: Props) {
  const lang = await langParam(params);
  const { item } = await params;
  if (!isEmployeeList(item)) permanentRedirect(localPath(lang, `/administration/${administrationItem(item)}`));
  return <AdministrationScreen lang={lang} item={item} query={employeeQuery(await searchParams)} />;
}
