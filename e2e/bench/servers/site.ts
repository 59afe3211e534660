import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../../site/build-copy';
import { SiteProcess } from '../../site/site-process';
import { pin } from '../machine';
import type { Contender } from './contender';

/** Builds the site unless it is built. */
export function ensureBuilt(): void {
  if (existsSync(path.join(PROJECT, '.next', 'BUILD_ID'))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: PROJECT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}

export interface RunningSite extends Contender {
  /** Where it runs, and keeps finished pages. */
  folder: string;
}

/** The site as `npm start` runs it, on the first core; the sample school unless the settings name another source. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const site = await SiteProcess.start({ env: { LOG_LEVEL: 'silent', SITE_URL: 'http://localhost:3000', ...env } });
  pin(site.pid, 0);
  return { name: 'site', url: site.url, pid: site.pid, folder: site.build.buildFolder, stop: () => site.dispose() };
}
