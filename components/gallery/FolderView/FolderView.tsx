import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import type { Album } from '@/lib/domain/gallery';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { AlbumGrid } from '../AlbumGrid/AlbumGrid';
import { folderCrumbs } from '../folder-crumbs';
import type { GalleryKind } from '../gallery-kind';
import styles from './FolderView.module.scss';

interface FolderViewProps {
  kind: GalleryKind;
  lang: Lang;
  /** The folder shown; null at the root. */
  folderId: string | null;
  /** All folders known, for the breadcrumb and the folder's name. */
  tree: readonly Album[];
  folders: readonly Album[];
  /** The files section; null where there are no files. */
  files: ReactNode;
}

/** A folder of photos or videos: the way to it, its sub-folders and its files (section 2, image and video folder). */
export function FolderView({ kind, lang, folderId, tree, folders, files }: FolderViewProps) {
  const words = getDictionary(lang);
  const { title, crumbs } = folderCrumbs(kind, folderId, tree, lang);
  return (
    <PageFrame title={title} lang={lang} crumbs={crumbs}>
      {folders.length > 0 && (
        <section className={styles.section}>
          <h2>{words.gallery.folders}</h2>
          <AlbumGrid albums={folders} kind={kind} lang={lang} />
        </section>
      )}
      {files && (
        <section className={styles.section}>
          <h2>{words.gallery.files}</h2>
          {files}
        </section>
      )}
      {folders.length === 0 && !files && <EmptyState message={words.gallery.noAlbums} />}
    </PageFrame>
  );
}
