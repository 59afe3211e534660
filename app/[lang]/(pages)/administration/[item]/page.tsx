import type { Metadata } from 'next';
import { administrationItem } from '@/lib/domain/administration';
import { langParam } from '@/lib/routes';
import { administrationMetadata } from '../administration-metadata';
import { AdministrationScreen } from '../administration-screen';

type Props = { params: Promise<{ lang: string; item: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return administrationMetadata(await langParam(params), administrationItem((await params).item));
}

export default async function AdministrationItemPage({ params }: Props) {
  return <AdministrationScreen lang={await langParam(params)} item={administrationItem((await params).item)} />;
}
