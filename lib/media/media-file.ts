import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileEnding } from '../domain/file';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
};

/** The media type of a file, told by its name; undefined for one that schools do not publish. */
export function mediaType(name: string): string | undefined {
  return TYPES[fileEnding(name)];
}

/** A file of a content folder's `media`, ready to be sent. */
export interface MediaFile {
  open: () => ReadableStream<Uint8Array>;
  type: string;
  bytes: number;
  etag: string;
}

/**
 * Opens a media file.
 * @param segments the address's segments, decoded
 * @returns null for a file that is not there, is of no type a school publishes, or lies outside the folder
 */
export async function openMediaFile(contentDir: string, segments: readonly string[]): Promise<MediaFile | null> {
  const type = mediaType(segments.at(-1) ?? '');
  const isPlain = segments.every((segment) => !/^\.|[/\\\u0000]/.test(segment));
  if (!type || !isPlain) return null;
  const file = path.join(/* turbopackIgnore: true */ contentDir, 'media', ...segments);
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) return null;
  return {
    open: () => fileStream(file),
    type,
    bytes: stats.size,
    etag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`,
  };
}

function fileStream(file: string): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = createReadStream(file)[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
