import type { Metadata } from 'next';
import { langParam } from '@/lib/routes';
import { administrationMetadata } from './administration-metadata';
import { AdministrationScreen } from './administration-screen';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return administrationMetadata(await langParam(params), 'governing-body');
}

export default async function AdministrationPage({ params }: Props) {
  return <AdministrationScreen lang={await langParam(params)} item="governing-body" />;
}
