import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const PROJECT = path.resolve(__dirname, '../..');

/** What the server writes at run time, or what only a build needs. */
const NOT_COPIED = new Set(['cache', 'dev', 'trace', 'trace-build', 'diagnostics', 'types']);

/** What the running server reads beside the build. */
const SHARED = ['node_modules', 'lib', 'public', 'package.json', 'next.config.mjs'];

/**
 * A folder to run the site from, with a build of its own: a server writes finished pages into its build,
 * and those of one test must not be found by another.
 */
export class BuildCopy {
  private constructor(readonly dir: string) {}

  static make(): BuildCopy {
    const built = path.join(PROJECT, '.next');
    if (!existsSync(path.join(built, 'BUILD_ID'))) throw new Error('There is no build yet: run `npm run build` first');
    const dir = mkdtempSync(path.join(tmpdir(), 'bidyaloy-site-'));
    cpSync(built, path.join(dir, '.next'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => path.dirname(source) !== built || !NOT_COPIED.has(path.basename(source)),
    });
    for (const name of SHARED) symlinkSync(path.join(PROJECT, name), path.join(dir, name));
    return new BuildCopy(dir);
  }

  get buildFolder(): string {
    return path.join(this.dir, '.next');
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
