import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const OUT_FILE = path.join(ROOT, '.next', 'start.mjs');
const INPUTS_FILE = path.join(ROOT, '.next', 'start.inputs.json');

/** @param {string} file */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
}

/** Whether the bundle is there and younger than every file it was made of. */
function upToDate() {
  if (!existsSync(OUT_FILE) || !existsSync(INPUTS_FILE)) return false;
  const made = changedAt(OUT_FILE);
  /** @type {string[]} */
  const inputs = JSON.parse(readFileSync(INPUTS_FILE, 'utf8'));
  return inputs.every((file) => changedAt(path.join(ROOT, file)) <= made);
}

/**
 * Turns the server's TypeScript into one file that Node runs, unless that is done already.
 * `npm run build` does it too, so that a start compiles nothing.
 * @returns {Promise<string>} the file to import
 */
export async function serverBundle() {
  if (upToDate()) return OUT_FILE;
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [path.join(ROOT, 'lib/server/start.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    metafile: true,
    outfile: OUT_FILE,
    packages: 'external',
    platform: 'node',
    target: 'node20',
  });
  writeFileSync(INPUTS_FILE, JSON.stringify(Object.keys(metafile.inputs)));
  return OUT_FILE;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serverBundle();
