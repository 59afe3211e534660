import type { Crumb } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { folderPath, type Album } from '@/lib/domain/gallery';
import { isEmptyText, type BilingualText } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { folderAddress, GALLERY_PATHS, type GalleryKind } from './gallery-kind';

/**
 * A folder's name and the steps from the gallery down to it.
 * @param tree all folders known
 * @param folderId null at the root
 */
export function folderCrumbs(kind: GalleryKind, folderId: string | null, tree: readonly Album[], lang: Lang): { title: BilingualText | string; crumbs: Crumb[] } {
  const { photoGallery, videoGallery } = getDictionary(lang).gallery;
  const gallery = kind === 'photo' ? photoGallery : videoGallery;
  const path = folderId === null ? [] : folderPath(tree, folderId);
  const nameOf = (album: Album | undefined) => (album && !isEmptyText(album.name) ? album.name : gallery);
  const parents = path.slice(0, -1).map((album) => ({ name: nameOf(album), path: folderAddress(kind, album.id) }));
  return { title: nameOf(path.at(-1)), crumbs: path.length === 0 ? [] : [{ name: gallery, path: GALLERY_PATHS[kind] }, ...parents] };
}
