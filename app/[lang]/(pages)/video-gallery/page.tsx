import type { Metadata } from 'next';
import { GalleryScreen } from '@/components/gallery/GalleryScreen/GalleryScreen';
import { getDictionary } from '@/lib/i18n/dictionary';
import { readVideoAlbums } from '@/lib/provider';
import { langParam } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PageGraph } from '../page-graph';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langParam(params);
  return pageMetadata({ lang, path: '/video-gallery', title: getDictionary(lang).gallery.videoGallery });
}

export default async function VideoGalleryPage({ params }: Props) {
  const lang = await langParam(params);
  return (
    <>
      <PageGraph lang={lang} path="/video-gallery" title={getDictionary(lang).gallery.videoGallery} type="CollectionPage" />
      <GalleryScreen kind="video" albums={await readVideoAlbums()} lang={lang} />
    </>
  );
}
