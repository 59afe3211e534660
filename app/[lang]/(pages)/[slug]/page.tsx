import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import { langParam, localPath } from '@/lib/routes';
import { loadSiteMap } from '@/lib/site';
import { resolvePage } from '@/lib/site-map/resolve';
import { contentMetadata, ContentScreen } from './content-screen';

type Props = { params: Promise<{ lang: string; slug: string }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const resolution = resolvePage(await loadSiteMap(), (await params).slug);
  if (resolution.kind === 'missing') notFound();
  return resolution.kind === 'page' ? contentMetadata(await langParam(params), resolution.item) : {};
}

/** Any single-segment address: a page that a site map row names, or none (section 2, generic content page). */
export default async function SlugPage({ params }: Props) {
  const lang = await langParam(params);
  const resolution = resolvePage(await loadSiteMap(), (await params).slug);
  if (resolution.kind === 'redirect') permanentRedirect(localPath(lang, resolution.path));
  if (resolution.kind === 'missing') return <NotFoundView lang={lang} />;
  return <ContentScreen lang={lang} page={resolution.item} />;
}
