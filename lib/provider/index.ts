import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { Folder, Photo, Video } from '../domain/gallery';
import { getEnv } from '../env';
import { log } from '../log';
import { SchoolContent } from './school-content';
import { fileOrigin, sourceIdentity, sourceReader } from './source';
import { openStateFolder } from './state-folder';
import { isUnavailable, type StoredPath } from './stored-path';

export { isUnavailable } from './stored-path';
export type { ClientBasics } from './client-basics';

const PATIENCE_MS = 1000;
const RETRY_PAUSE_MS = 300;

declare global {
  var bidyaloySchoolContent: SchoolContent | undefined;
}

/**
 * The content of this process. It lives on the global object because Next bundles this file into pages and
 * route handlers apart, and the provider must be asked once for all of them.
 */
export function schoolContent(): SchoolContent {
  return (globalThis.bidyaloySchoolContent ??= openContent());
}

function openContent(): SchoolContent {
  const { source, stateDir, revalidateSeconds, siteConfig } = getEnv();
  return new SchoolContent(
    {
      readSource: sourceReader(source),
      state: openStateFolder(stateDir, sourceIdentity(source)),
      holdMs: revalidateSeconds * 1000,
      now: Date.now,
      patienceMs: PATIENCE_MS,
      retryPauseMs: RETRY_PAUSE_MS,
    },
    { fileOrigin: fileOrigin(source), timeZone: siteConfig.timeZone },
  );
}

/** The cache tag of every page made of a provider path; all folders of a kind share one. */
function contentTag(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/**
 * Tells the framework how long the page being rendered is good for, and what it is made of. The content itself
 * stays in the store: the framework's own data cache refuses what is over 2 MB and would age on its own.
 */
function markPage(path: string, seconds: number): Promise<boolean> {
  return unstable_cache(async () => true, ['fresh', path], { revalidate: seconds, tags: [contentTag(path)] })();
}

async function read<T>(stored: StoredPath<T>): Promise<T> {
  try {
    return await stored.read();
  } finally {
    await markPage(stored.path, stored.keepSeconds());
  }
}

function reader<T>(choose: (content: SchoolContent) => StoredPath<T>): () => Promise<T> {
  return cache(() => read(choose(schoolContent())));
}

// Readers of domain objects. Each throws ProviderUnavailable when nothing is known and nothing can be had.

export const readBasics = reader((content) => content.basics);
/** Active notices, newest first, undated last. */
export const readNotices = reader((content) => content.notices);
export const readContents = reader((content) => content.contents);
export const readMessages = reader((content) => content.messages);
export const readGoverningBody = reader((content) => content.governingBody);
/** What `GB/search-gb` finds; the API defines it and no screen of the specification shows it. */
export const readGoverningBodySearch = reader((content) => content.governingBodySearch);
export const readEmployees = reader((content) => content.employees);
export const readSlides = reader((content) => content.slides);
/** The albums of the photo gallery page. */
export const readImageAlbums = reader((content) => content.imageAlbums);
/** All photo folders with their parents, for breadcrumbs and the home page. */
export const readImageAlbumTree = reader((content) => content.imageAlbumTree);
export const readVideoAlbums = reader((content) => content.videoAlbums);
export const readVideoAlbumTree = reader((content) => content.videoAlbumTree);

async function isListed(id: string, lists: ReadonlyArray<Promise<readonly { id: string }[]>>): Promise<boolean> {
  const known = await Promise.all(lists.map((list) => list.catch(() => [])));
  return id === 'null' || known.flat().some((album) => album.id === id);
}

/** What is in a photo folder (`null` is the root); null when the provider says there is no such folder. */
export const readPhotoFolder = cache(async (id: string): Promise<Folder<Photo> | null> => {
  const listed = await isListed(id, [readImageAlbumTree(), readImageAlbums()]);
  const path = schoolContent().photoFolders.at(id, listed);
  return path && orListed(await read(path), listed);
});

/** What is in a video folder (`null` is the root); null when the provider says there is no such folder. */
export const readVideoFolder = cache(async (id: string): Promise<Folder<Video> | null> => {
  const listed = await isListed(id, [readVideoAlbumTree(), readVideoAlbums()]);
  const path = schoolContent().videoFolders.at(id, listed);
  return path && orListed(await read(path), listed);
});

/** Some schools answer nothing at all for a folder that is listed and empty, and an empty list for one that never was. */
function orListed<File>(folder: Folder<File> | null, listed: boolean): Folder<File> | null {
  if (listed) return folder ?? { folders: [], files: [] };
  return folder && folder.folders.length + folder.files.length > 0 ? folder : null;
}

/** A part of a page whose data may be missing while the page stands. */
export type Section<T> = { state: 'ready'; value: T } | { state: 'unavailable' };

/** Data that is not the page's own: an outage of it costs its section, not the page. */
export async function section<T>(data: Promise<T>): Promise<Section<T>> {
  try {
    return { state: 'ready', value: await data };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.debug('section-unavailable', { path: error.path });
    return { state: 'unavailable' };
  }
}
