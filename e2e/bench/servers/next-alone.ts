import path from 'node:path';
import { BuildCopy, PROJECT } from '../../site/build-copy';
import { pinned } from '../machine';
import { freePort, startContender, type Contender } from './contender';

const NEXT = path.join(PROJECT, 'node_modules/next/dist/bin/next');

/** `next start` in a folder that is built, on the first core. */
export async function startNextIn(dir: string, name: string, clean?: () => void): Promise<Contender> {
  const port = await freePort();
  const command = pinned(0, [process.execPath, NEXT, 'start', '-p', String(port), '-H', '127.0.0.1']);
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', SITE_URL: 'http://localhost:3000', NEXT_TELEMETRY_DISABLED: '1' };
  return startContender({ name, command, cwd: dir, env, port, clean });
}

/** The framework's own server with this site's build and nothing in front. */
export async function startNextAlone(): Promise<Contender> {
  const build = BuildCopy.make();
  return startNextIn(build.dir, 'next start', () => build.remove());
}
