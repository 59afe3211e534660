import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env';
import { errorCode } from '../error-code';
import { log } from '../log';

type Owner = Pick<Env, 'source' | 'siteConfig' | 'siteUrl'>;

const OWNER_FILE = ['.next', 'cache', 'page-owner.txt'];
/** What the framework keeps between starts: pages, the marks of their age, pictures. */
const KEPT = [
  ['.next', 'server', 'route-cache'],
  ['.next', 'cache', 'fetch-cache'],
  ['.next', 'cache', 'images'],
];

function nameOf({ source, siteConfig, siteUrl }: Owner): string {
  const content = source.kind === 'provider' ? source.origin : source.dir;
  return createHash('sha256').update(JSON.stringify([content, siteConfig, siteUrl])).digest('hex');
}

/**
 * One build serves any school, but the pages it has kept are those of one: after a change of source or
 * configuration they are another school's, and go.
 * @param root the project's folder
 */
export function forgetPagesOfOthers(root: string, owner: Owner): void {
  const file = path.join(root, ...OWNER_FILE);
  const name = nameOf(owner);
  try {
    if (readOwner(file) === name) return;
    for (const folder of KEPT) rmSync(path.join(root, ...folder), { recursive: true, force: true });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
  } catch (error) {
    log.warn('page-store-not-writable', { kind: errorCode(error) });
  }
}

function readOwner(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
