import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nextEnv from '@next/env';
import { EnvError, getEnv, type Env } from '../env';
import { log } from '../log';
import { boundFrameworkOutput } from './framework-output';
import { createFrontServer } from './front-server';
import { offerLowData } from './low-data-choice';
import { startNext, type RunningNext } from './next-server';
import { forgetPagesOfOthers } from './page-owner';
import { drained } from './shutdown';

/** Next ends with its own clean-up, but no longer than this. */
const CLOSE_MS = 2000;

function settings(): Env {
  try {
    return getEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

function buildIfMissing(root: string): void {
  if (existsSync(path.join(root, '.next', 'BUILD_ID'))) return;
  const next = createRequire(path.join(root, 'package.json')).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function sourceName({ source }: Env): string {
  if (source.kind === 'provider') return source.origin;
  return source.isSample ? 'the sample school' : source.dir;
}

function stopOnSignal(server: ReturnType<typeof createFrontServer>, next: RunningNext): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void drained(server)
      .then(() => Promise.race([next.close(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS))]))
      .catch(() => log.warn('close-failed'))
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Starts the site in this process: `npm start`. */
export async function start(): Promise<void> {
  const root = process.cwd();
  // Settings may stand in .env files, which Next reads only later.
  nextEnv.loadEnvConfig(root, false);
  const env = settings();
  buildIfMissing(root);
  forgetPagesOfOthers(root, env);
  boundFrameworkOutput();
  if (env.pageCache) offerLowData();
  const next = await startNext(root, env.port);
  const server = createFrontServer(env, next.address);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(env.port, env.host, resolve));
  stopOnSignal(server, next);
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.port;
  const host = env.host.includes(':') ? `[${env.host}]` : env.host;
  process.stdout.write(`Bidyaloy listens on http://${host}:${port} and reads ${sourceName(env)}\n`);
}
