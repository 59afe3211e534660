import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch';
import { langParam } from '@/lib/routes';

type Props = { params: Promise<{ lang: string; rest: string[] }> };

// Empty as in the layout: without it every page that this slot stands on would be dynamic.
export function generateStaticParams(): [] {
  return [];
}

/**
 * The one part of the header that differs from page to page; a slot, because a layout does not know the path it is on.
 * Its segment has the name of the page's own catch-all: the router takes two names for two routes.
 */
export default async function HerePage({ params }: Props) {
  const { rest } = await params;
  return <LanguageSwitch lang={await langParam(params)} path={`/${rest.join('/')}`} />;
}
