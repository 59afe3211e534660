import { z } from 'zod';
import type { Album, Folder, Photo, Video } from '../domain/gallery';
import { youTubeId } from '../domain/youtube';
import { safeLink } from '../links';
import { log } from '../log';
import { firstOf, flag, lineTrimming, number, optionalId, trimming } from './fields';
import { recordLink } from './parts';
import { distinct, readRecords, type RecordContext } from './records';

export const IMAGE_ALBUMS = 'AlbumClient/image-albums';
export const IMAGE_ALBUMS_NEW = 'AlbumClient/image-albums-new';
export const VIDEO_ALBUMS = 'AlbumClient/video-albums';
export const VIDEO_ALBUMS_NEW = 'AlbumClient/video-albums-new';
export const imagesPath = (folderId: string): string => `AlbumClient/images/${folderId}`;
export const videosPath = (folderId: string): string => `AlbumClient/videos/${folderId}`;

/** One shape for albums, folders and files: their fields come in both spellings on different schools. */
const record = z
  .object({
    Id: optionalId,
    id: optionalId,
    ParentId: optionalId,
    folderId: optionalId,
    Name: lineTrimming,
    name: lineTrimming,
    AlbumName: lineTrimming,
    BanglaName: lineTrimming,
    ThumbnailPath: trimming,
    ThumbnailLink: trimming,
    AlbumOrder: number,
    ImageOrder: number,
    ImagePath: trimming,
    ImageLink: trimming,
    IsAlbumFolder: flag,
    IsActive: flag,
    TotalSubFolder: number,
    TotalImage: number,
    VideoId: trimming,
    Url: trimming,
  })
  .transform((row) => ({ ...row, ownId: row.Id ?? row.id }))
  .refine((row) => row.ownId !== null, 'no id');

type AlbumRow = z.output<typeof record>;

function inOrder(rows: AlbumRow[], order: (row: AlbumRow) => number | null): AlbumRow[] {
  const place = (row: AlbumRow): number => order(row) ?? Number.MAX_SAFE_INTEGER;
  return distinct([...rows].sort((a, b) => place(a) - place(b)), (row) => row.ownId ?? '');
}

/** The root is written as null, 0 or the text null. */
function parentOf(row: AlbumRow): string | null {
  const parent = row.folderId ?? row.ParentId;
  return parent === null || parent === '0' || parent === 'null' ? null : parent;
}

function toAlbum(row: AlbumRow, context: RecordContext): Album {
  return {
    id: row.ownId ?? '',
    parentId: parentOf(row),
    name: { en: firstOf(row.AlbumName, row.Name, row.name), bn: row.BanglaName },
    thumbnail: recordLink(firstOf(row.ThumbnailLink, row.ThumbnailPath), context),
    folders: row.TotalSubFolder,
    images: row.TotalImage,
  };
}

function activeRows(path: string, data: unknown): AlbumRow[] {
  return readRecords(path, data, record, (row) => (row.IsActive === false ? null : row));
}

/** Albums or folders, by their order; for the gallery lists and for the tree behind the breadcrumb. */
export function parseAlbums(path: string, data: unknown, context: RecordContext): Album[] {
  const folders = activeRows(path, data).filter((row) => row.IsAlbumFolder !== false);
  return inOrder(folders, (row) => row.AlbumOrder).map((row) => toAlbum(row, context));
}

function parseFolder<File>(
  path: string,
  data: unknown,
  context: RecordContext,
  toFile: (row: AlbumRow) => File | null,
): Folder<File> {
  const rows = activeRows(path, data);
  const isFile = (row: AlbumRow): boolean => row.IsAlbumFolder === false;
  return {
    folders: inOrder(rows.filter((row) => !isFile(row)), (row) => row.AlbumOrder).map((row) => toAlbum(row, context)),
    files: inOrder(rows.filter(isFile), (row) => row.ImageOrder).flatMap((row) => toFile(row) ?? []),
  };
}

function fileTitle(row: AlbumRow): { en: string; bn: string } {
  return { en: firstOf(row.Name, row.name), bn: row.BanglaName };
}

/** What is in a photo folder. A row without `IsAlbumFolder` is a folder (section 3). */
export function parsePhotoFolder(path: string, data: unknown, context: RecordContext): Folder<Photo> {
  return parseFolder(path, data, context, (row): Photo | null => {
    const image = recordLink(firstOf(row.ImageLink, row.ImagePath), context);
    if (!image) return null;
    return {
      id: row.ownId ?? '',
      title: fileTitle(row),
      image,
      thumbnail: recordLink(firstOf(row.ThumbnailLink, row.ThumbnailPath), context),
    };
  });
}

/** What is in a video folder. The address is in `Url`, on some schools in `VideoId`. */
export function parseVideoFolder(path: string, data: unknown, context: RecordContext): Folder<Video> {
  return parseFolder(path, data, context, (row): Video | null => {
    const url = videoAddress(row.Url) ?? videoAddress(row.VideoId);
    if (!url) return null;
    const id = youTubeId(url);
    if (!id) log.warn('Invalid YouTube URL', { path, kind: row.ownId });
    return {
      id: row.ownId ?? '',
      title: fileTitle(row),
      url,
      youTubeId: id,
      thumbnail: recordLink(firstOf(row.ThumbnailLink, row.ThumbnailPath), context),
    };
  });
}

/** `VideoId` holds an address on some schools and YouTube's bare id on others. */
function videoAddress(raw: string): string | null {
  if (/^[\w-]{11}$/.test(raw) && !raw.includes('.')) return `https://www.youtube.com/watch?v=${raw}`;
  const url = safeLink(raw);
  return url && /^https?:/.test(url) ? url : null;
}
