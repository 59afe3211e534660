import type { ContentSource } from '../env';
import { readFolder } from './folder-source';
import { readHttp } from './http-source';

/**
 * Reads one provider path as the source gave it.
 * @param path below the base, such as `NoticeClient/notices`
 * @returns the answer's JSON text
 * @throws ProviderFailure
 */
export type ReadSource = (path: string) => Promise<string>;

export function sourceReader(source: ContentSource): ReadSource {
  return source.kind === 'provider' ? (path) => readHttp(source, path) : (path) => readFolder(source.dir, path);
}

/** Origin that root-relative file addresses of records belong to; a folder's media are paths of this site. */
export function fileOrigin(source: ContentSource): string | undefined {
  return source.kind === 'provider' ? source.origin : undefined;
}

/** What a stored answer must have come from to be believed after a change of settings. */
export function sourceIdentity(source: ContentSource): string {
  return source.kind === 'provider' ? source.origin : source.dir;
}
