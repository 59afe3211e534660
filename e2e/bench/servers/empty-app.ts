import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../../site/build-copy';
import type { Contender } from './contender';
import { startNextIn } from './next-alone';

// Inside the project, because the bundler resolves nothing through links that lead out of it; git-ignored.
const DIR = path.join(PROJECT, 'bench-results', 'empty-app');

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"private":true}',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(PROJECT)} } };`,
  // Without one of its own it gets the project's.
  'instrumentation.js': 'export function register() {}',
  'app/layout.jsx': 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <h1>Hello</h1>; }',
};

/** Builds and starts an app with one line of text: what the framework costs before anything is made with it. */
export async function startEmptyApp(): Promise<Contender> {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(DIR, name)), { recursive: true });
    writeFileSync(path.join(DIR, name), text);
  }
  const next = path.join(PROJECT, 'node_modules/next/dist/bin/next');
  const { status, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: DIR,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(`The empty app could not be built:\n${stderr}`);
  return startNextIn(DIR, 'empty app');
}
