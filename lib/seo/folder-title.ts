import { rootTitle } from '../catalogue/album-pages';
import { folderPath, type Album } from '../domain/gallery';
import { inLanguage, isEmptyText, type BilingualText } from '../i18n/bilingual';
import { getDictionary } from '../i18n/dictionary';
import type { Lang } from '../i18n/lang';
import { distinction } from './distinct-title';

/**
 * The title of a folder page, and what tells it from folders of the same name: the folder it is in, then its id.
 * @param folderId null at the root
 * @param known all folders that have a name; of two with one id the later counts
 */
export function folderTitle(kind: 'photo' | 'video', folderId: string | null, known: readonly Album[], lang: Lang): { title: BilingualText | string; distinction: string } {
  if (folderId === null) return { title: rootTitle(kind), distinction: '' };
  const { gallery } = getDictionary(lang);
  const unnamed = kind === 'photo' ? gallery.photoGallery : gallery.videoGallery;
  const albums = [...new Map(known.map((album) => [album.id, album])).values()];
  const album = albums.find(({ id }) => id === folderId);
  if (!album || isEmptyText(album.name)) return { title: unnamed, distinction: folderId };
  const nameOf = ({ name }: Album) => inLanguage(name, lang);
  const parentOf = (of: Album) => nameOf(folderPath(albums, of.id).at(-2) ?? { ...of, name: { en: '', bn: '' } });
  return { title: album.name, distinction: distinction(album, albums, nameOf, [parentOf, ({ id }) => id]) };
}
