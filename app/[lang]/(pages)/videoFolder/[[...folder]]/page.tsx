import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FolderView } from '@/components/gallery/FolderView/FolderView';
import { folderCrumbs } from '@/components/gallery/folder-crumbs';
import { folderIdOf, ROOT_FOLDER } from '@/components/gallery/folder-id';
import { folderAddress } from '@/components/gallery/gallery-kind';
import { VideoGrid } from '@/components/gallery/VideoGrid/VideoGrid';
import { NotFoundView } from '@/components/layout/NotFoundView/NotFoundView';
import { readVideoAlbums, readVideoAlbumTree, readVideoFolder, section } from '@/lib/provider';
import { langParam } from '@/lib/routes';
import { folderTitle } from '@/lib/seo/folder-title';
import { videoNodes } from '@/lib/seo/graph/gallery';
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
    id === null ? null : readVideoFolder(id),
    section(readVideoAlbumTree()),
    section(readVideoAlbums()),
  ]);
  // The list of albums names what the tree leaves out; where both name a folder, the tree knows its parent.
  const known = [albums, tree].flatMap((list) => (list.state === 'ready' ? list.value : []));
  return { lang, folder, known, folderId: id === ROOT_FOLDER ? null : id };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, folder, known, folderId } = await load(params);
  if (!folder) notFound();
  const { title, distinction } = folderTitle('video', folderId, known, lang);
  const index = folder.folders.length + folder.files.length > 0;
  return pageMetadata({ lang, path: folderAddress('video', folderId ?? undefined), title, distinction, index });
}

export default async function VideoFolderPage({ params }: Props) {
  const { lang, folder, known, folderId } = await load(params);
  if (!folder) return <NotFoundView lang={lang} />;
  const videos = folder.files.length > 0 && <VideoGrid videos={folder.files} lang={lang} />;
  return (
    <>
      <PageGraph
        {...folderCrumbs('video', folderId, known, lang)}
        lang={lang}
        path={folderAddress('video', folderId ?? undefined)}
        type={folder.files.length > 0 ? 'VideoGallery' : 'CollectionPage'}
        nodes={(context) => videoNodes(context, folder.files)}
      />
      <FolderView kind="video" lang={lang} folderId={folderId} tree={known} folders={folder.folders} files={videos} />
    </>
  );
}
