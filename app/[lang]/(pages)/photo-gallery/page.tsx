import type { Metadata } from 'next';
import { GalleryScreen } from '@/components/gallery/GalleryScreen/GalleryScreen';
import { getDictionary } from '@/lib/i18n/dictionary';
import { readImageAlbums } from '@/lib/provider';
import { langParam } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PageGraph } from '../page-graph';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langParam(params);
  return pageMetadata({ lang, path: '/photo-gallery', title: getDictionary(lang).gallery.photoGallery });
}

export default async function PhotoGalleryPage({ params }: Props) {
  const lang = await langParam(params);
  return (
    <>
      <PageGraph lang={lang} path="/photo-gallery" title={getDictionary(lang).gallery.photoGallery} type="CollectionPage" />
      <GalleryScreen kind="photo" albums={await readImageAlbums()} lang={lang} />
    </>
  );
}
