import 'server-only';
import type { Album } from '../domain/gallery';
import { getEnv } from '../env';
import * as provider from '../provider';
import { knownAlbums, type FolderContents } from './album-pages';
import { sitePages } from './catalogue';
import { picturesOf, type FolderContent, type Material, type SitePage } from './site-page';

/** Folders that are looked into for one site map, and how many at a time: each is a question to the provider. */
const MOST_FOLDERS = 300;
const AT_A_TIME = 4;

const NOTHING: readonly never[] = [];

async function orNothing<T>(data: Promise<readonly T[]>): Promise<readonly T[]> {
  const section = await provider.section(data);
  return section.state === 'ready' ? section.value : NOTHING;
}

function readLists() {
  return Promise.all([
    provider.readBasics(),
    provider.readNotices(),
    provider.readContents(),
    orNothing(provider.readMessages()),
    orNothing(provider.readGoverningBody()),
    orNothing(provider.readEmployees()),
    orNothing(provider.readSlides()),
    orNothing(provider.readImageAlbums()),
    orNothing(provider.readImageAlbumTree()),
    orNothing(provider.readVideoAlbums()),
    orNothing(provider.readVideoAlbumTree()),
  ] as const);
}

let last: { lists: Awaited<ReturnType<typeof readLists>>; material: Material } | null = null;
const pagesOf = new WeakMap<Material, SitePage[]>();

/**
 * What the pages are made of; the same object for as long as nothing has been read anew.
 * @throws ProviderUnavailable where the site map, the notices or the contents are not known: without them most
 *   pages would seem to be gone. The other lists are empty then.
 */
export async function readMaterial(): Promise<Material> {
  const lists = await readLists();
  if (last?.lists.every((list, index) => list === lists[index])) return last.material;
  const [{ siteMap }, notices, contents, messages, members, employees, slides, images, imageTree, videos, videoTree] = lists;
  const material = {
    siteMap, notices, contents, messages, members, employees, slides,
    photoAlbums: knownAlbums([...images, ...imageTree]),
    videoAlbums: knownAlbums([...videos, ...videoTree]),
    categories: getEnv().siteConfig.categories,
  };
  last = { lists, material };
  return material;
}

/** Every page, the folders of the galleries unread. @throws ProviderUnavailable as readMaterial does */
export async function readPages(): Promise<SitePage[]> {
  const material = await readMaterial();
  const pages = pagesOf.get(material) ?? sitePages(material);
  pagesOf.set(material, pages);
  return pages;
}

/** Every page, with what is in the folders of the galleries. @throws ProviderUnavailable as readMaterial does */
export async function readPagesAndFolders(): Promise<SitePage[]> {
  const material = await readMaterial();
  const folders: FolderContents = {
    photo: await folderContents(material.photoAlbums, provider.readPhotoFolder),
    video: await folderContents(material.videoAlbums, provider.readVideoFolder),
  };
  return sitePages(material, folders);
}

type Reader = (id: string) => Promise<{ folders: Album[]; files: Parameters<typeof picturesOf>[0] } | null>;

async function folderContents(albums: readonly Album[], read: Reader): Promise<Map<string, FolderContent>> {
  const found = new Map<string, FolderContent>();
  const waiting = albums.map(({ id }) => id);
  const seen = new Set(waiting);
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && found.size < MOST_FOLDERS; id = waiting.shift()) {
      const section = await provider.section(read(id));
      if (section.state !== 'ready' || !section.value) continue;
      const { folders, files } = section.value;
      found.set(id, { folders, pictures: picturesOf(files) });
      for (const folder of folders) {
        if (!seen.has(folder.id)) waiting.push(folder.id);
        seen.add(folder.id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return found;
}
