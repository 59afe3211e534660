import type { Album } from '../domain/gallery';
import { isEmptyText } from '../i18n/bilingual';
import { getDictionary } from '../i18n/dictionary';
import { segment } from '../routes';
import { noText, type FolderContent, type Material, type SitePage } from './site-page';

const GALLERIES = {
  photo: { folder: '/imageFolder', list: '/photo-gallery', word: 'photoGallery' },
  video: { folder: '/videoFolder', list: '/video-gallery', word: 'videoGallery' },
} as const;
type Kind = keyof typeof GALLERIES;

/** Which folders hold what, by kind and id; a folder that is missing has not been read. */
export type FolderContents = Readonly<Record<Kind, ReadonlyMap<string, FolderContent>>>;

/** All folders of a gallery once, those found inside folders included. */
export function knownAlbums(listed: readonly Album[], contents?: ReadonlyMap<string, FolderContent>): Album[] {
  const inside = [...(contents?.values() ?? [])].flatMap(({ folders }) => folders);
  return [...new Map([...inside, ...listed].map((album) => [album.id, album])).values()];
}

/** The two galleries, their root folders and the page of every folder. */
export function albumPages(parts: Pick<Material, 'photoAlbums' | 'videoAlbums'>, contents?: FolderContents): SitePage[] {
  return [...galleryPages('photo', parts.photoAlbums, contents?.photo), ...galleryPages('video', parts.videoAlbums, contents?.video)];
}

function galleryPages(kind: Kind, listed: readonly Album[], contents?: ReadonlyMap<string, FolderContent>): SitePage[] {
  const { folder, list, word } = GALLERIES[kind];
  const en = getDictionary('en').gallery;
  const bn = getDictionary('bn').gallery;
  const gallery = { en: en[word], bn: bn[word] };
  const albums = knownAlbums(listed, contents);
  const thumbnails = (of: readonly Album[]) => of.flatMap(({ thumbnail }) => thumbnail ?? []);
  const shared = { date: null, text: noText, hasContent: albums.length > 0 };
  return [
    { ...shared, path: list, kind: 'screen', title: gallery, pictures: thumbnails(albums.filter(({ parentId }) => parentId === null)) },
    { ...shared, path: folder, kind: 'screen', title: rootTitle(kind), pictures: [] },
    ...albums.map((album): SitePage => {
      const content = contents?.get(album.id);
      return {
        ...shared,
        path: `${folder}/${segment(album.id)}`,
        kind: 'album',
        title: isEmptyText(album.name) ? gallery : album.name,
        pictures: content ? [...content.pictures, ...thumbnails(content.folders)] : [],
        hasContent: !content || content.pictures.length + content.folders.length > 0,
      };
    }),
  ];
}

/** The name of a gallery's root level, which is another page than its list of albums. */
export function rootTitle(kind: Kind): { en: string; bn: string } {
  const name = (lang: 'en' | 'bn') => {
    const words = getDictionary(lang).gallery;
    return `${words[GALLERIES[kind].word]} · ${words.folders}`;
  };
  return { en: name('en'), bn: name('bn') };
}
