import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { rawGet } from '../raw-get';

/** Something that serves, as the benchmark sees it. */
export interface Contender {
  name: string;
  /** Origin, without a slash at the end. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${child.spawnargs.join(' ')}`);
    const status = await rawGet(url).then((answer) => answer.status, () => 0);
    if (status > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${url}`);
}

export interface Command {
  name: string;
  command: readonly [program: string, ...args: string[]];
  cwd: string;
  env?: Readonly<Record<string, string>>;
  port: number;
  /** Removes what it used. */
  clean?: () => void;
}

/** Starts a server and waits until it answers. */
export async function startContender({ name, command, cwd, env = {}, port, clean }: Command): Promise<Contender> {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exit;
    clean?.();
  };
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { name, url, pid: child.pid ?? 0, stop };
}
