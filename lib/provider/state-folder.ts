import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { log } from '../log';
import { errorCode } from '../error-code';
import { contentFile } from './folder-source';

/** The last good answers on disk, in the shape of a content folder. */
export interface StateFolder {
  /** The kept answer of a path with the instant (ms) it was last confirmed; null where there is none. */
  read(providerPath: string): Promise<{ text: string; confirmedAt: number } | null>;
  /** Keeps an answer. Never throws: a disk that cannot be written only costs this copy. */
  write(providerPath: string, text: string): Promise<void>;
}

const OWNER_FILE = 'source.txt';

/**
 * Opens the folder. Answers of another source (the setting has changed) are not this school's: they are ignored
 * and written over.
 * @param identity what the answers come from
 */
export function openStateFolder(dir: string, identity: string): StateFolder {
  const owner = createHash('sha256').update(identity).digest('hex');
  const written = new Map<string, string>();
  let usable: Promise<boolean> | undefined;

  async function isOurs(): Promise<boolean> {
    return (await readFile(path.join(dir, OWNER_FILE), 'utf8').catch(() => '')) === owner;
  }

  async function claim(): Promise<boolean> {
    try {
      if (!(await isOurs())) {
        await rm(dir, { recursive: true, force: true });
        await mkdir(dir, { recursive: true });
        await replaceFile(path.join(dir, OWNER_FILE), owner);
      }
      return true;
    } catch (error) {
      log.warn('state-folder-not-writable', { kind: errorCode(error) });
      return false;
    }
  }

  return {
    async read(providerPath) {
      if (!(await isOurs())) return null;
      const file = contentFile(dir, providerPath);
      try {
        const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
        written.set(providerPath, digest(text));
        return { text, confirmedAt: mtimeMs };
      } catch {
        return null;
      }
    },
    async write(providerPath, text) {
      usable ??= claim();
      if (!(await usable)) return;
      const file = contentFile(dir, providerPath);
      try {
        if (written.get(providerPath) === digest(text)) {
          const now = new Date();
          await utimes(file, now, now);
          return;
        }
        await mkdir(path.dirname(file), { recursive: true });
        await replaceFile(file, text);
        written.set(providerPath, digest(text));
      } catch (error) {
        written.delete(providerPath);
        log.warn('state-folder-not-writable', { kind: errorCode(error) });
      }
    },
  };
}

/** Writes beside and renames, so that a reader or a power cut never meets half a file. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, text);
  await rename(draft, file);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
