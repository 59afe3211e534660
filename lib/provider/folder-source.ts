import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code';
import { ProviderFailure } from './failure';
import { LARGEST_ANSWER_BYTES } from './http-source';

const PATH_SEGMENT = /^[\w-]{1,64}$/;

/** The file a provider path is kept in: `NoticeClient/notices` is `NoticeClient/notices.json`. */
export function contentFile(dir: string, providerPath: string): string {
  const segments = providerPath.split('/');
  if (!segments.every((segment) => PATH_SEGMENT.test(segment))) {
    throw new ProviderFailure(providerPath, 'not-there', 'no such path');
  }
  return `${path.join(/* turbopackIgnore: true */ dir, ...segments)}.json`;
}

/**
 * Reads a provider path from a content folder. A file the folder does not have is `not-there`:
 * a school that has no videos needs no video files.
 * @throws ProviderFailure
 */
export async function readFolder(dir: string, providerPath: string): Promise<string> {
  const file = contentFile(dir, providerPath);
  try {
    const { size } = await stat(file);
    if (size > LARGEST_ANSWER_BYTES) throw new ProviderFailure(providerPath, 'too-large', `${size} bytes`);
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    const code = errorCode(error);
    throw new ProviderFailure(providerPath, code === 'ENOENT' ? 'not-there' : 'network', code);
  }
}
