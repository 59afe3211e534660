import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FolderView } from '@/components/gallery/FolderView/FolderView';
import { folderCrumbs } from '@/components/gallery/folder-crumbs';
import { folderIdOf, ROOT_FOLDER } from '@/components/gallery/folder-id';
import { folderAddress } from '@/components/gallery/gallery-kind';
import { PhotoGrid } from '@/components/gallery/PhotoGrid/PhotoGrid';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import { inLanguage } from '@/lib/i18n/bilingual';
import { readImageAlbums, readImageAlbumTree, readPhotoFolder, section } from '@/lib/provider';
import { langParam } from '@/lib/routes';
import { folderTitle } from '@/lib/seo/folder-title';
import { photoNodes } from '@/lib/seo/graph/gallery';
import { pageMetadata } from '@/lib/seo/metadata';
import { PageGraph } from '../../page-graph';

type Props = { params: Promise<{ lang: string; folder?: string[] }> };

/** No page is made at build time; each is rendered at its first visit and cached. */
export function generateStaticParams() {
  return [];
}

async function load(params: Props['params']) {
  const id = folderIdOf((await params).folder);
  const [lang, folder, tree, albums] = await Promise.all([
    langParam(params),
    id === null ? null : readPhotoFolder(id),
    section(readImageAlbumTree()),
    section(readImageAlbums()),
  ]);
  // The list of albums names what the tree leaves out; where both name a folder, the tree knows its parent.
  const known = [albums, tree].flatMap((list) => (list.state === 'ready' ? list.value : []));
  return { lang, folder, known, folderId: id === ROOT_FOLDER ? null : id };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, folder, known, folderId } = await load(params);
  if (!folder) notFound();
  const { title, distinction } = folderTitle('photo', folderId, known, lang);
  const index = folder.folders.length + folder.files.length > 0;
  return pageMetadata({ lang, path: folderAddress('photo', folderId ?? undefined), title, distinction, index });
}

export default async function PhotoFolderPage({ params }: Props) {
  const { lang, folder, known, folderId } = await load(params);
  if (!folder) return <NotFoundView lang={lang} />;
  const photos = folder.files.map((photo) => ({
    href: photo.image,
    src: photo.thumbnail ?? photo.image,
    alt: inLanguage(photo.title, lang),
    caption: photo.title,
  }));
  return (
    <>
      <PageGraph
        {...folderCrumbs('photo', folderId, known, lang)}
        lang={lang}
        path={folderAddress('photo', folderId ?? undefined)}
        type={photos.length > 0 ? 'ImageGallery' : 'CollectionPage'}
        nodes={(context) => photoNodes(context, folder.files)}
      />
      <FolderView kind="photo" lang={lang} folderId={folderId} tree={known} folders={folder.folders} files={photos.length > 0 && <PhotoGrid photos={photos} lang={lang} />} />
    </>
  );
}
