import { notFound } from 'next/navigation';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import { langParam } from '@/lib/routes';

type Props = { params: Promise<{ lang: string; rest: string[] }> };

/** Nothing is made at build time. */
export function generateStaticParams() {
  return [];
}

// The status is set here; called in the page it would send an empty document to browsers without script.
export function generateMetadata(): never {
  notFound();
}

/** Any address of several segments that no page has. */
export default async function UnknownPage({ params }: Props) {
  return <NotFoundView lang={await langParam(params)} />;
}
