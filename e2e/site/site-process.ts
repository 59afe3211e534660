import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { APP_CLIENT, APP_KEY } from '../provider/test-provider';
import { BuildCopy } from './build-copy';

type Variables = Readonly<Record<string, string>>;

export interface SiteOptions {
  env?: Variables;
  /** A build to start again from; without it a fresh copy. */
  build?: BuildCopy;
  /** A state folder to start again with; without it an empty one. */
  stateDir?: string;
}

/** Variables of this process that must not reach the site: a developer's own settings. */
const OWN_SETTINGS = /^(?:PROVIDER_|CONTENT_DIR|SITE_|REVALIDATE_|IMAGE_HOSTS|STATE_DIR|PAGE_CACHE|PORT$|HOST$|NODE_OPTIONS|NODE_ENV|__NEXT|NEXT_)/;

/** The settings that make a site read a provider of the tests. */
export function providerSettings(origin: string): Variables {
  return {
    PROVIDER_URL: origin,
    PROVIDER_APP_KEY: APP_KEY,
    PROVIDER_APP_CLIENT: APP_CLIENT,
    IMAGE_HOSTS: new URL(origin).host,
  };
}

/** The production server in a process of its own, on a free port, with a build and a state folder of its own. */
export class SiteProcess {
  /** Everything it has printed, line by line. */
  readonly lines: string[] = [];
  private readonly exit: Promise<unknown>;

  private constructor(
    private readonly child: ChildProcess,
    readonly build: BuildCopy,
    readonly stateDir: string,
  ) {
    this.exit = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.lines.push(line));
    }
  }

  private address = '';

  static async start({ env = {}, build = BuildCopy.make(), stateDir = newStateDir() }: SiteOptions = {}): Promise<SiteProcess> {
    const inherited = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
    const child = spawn(process.execPath, [path.join(build.dir, 'lib/server/launch.mjs')], {
      cwd: build.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...Object.fromEntries(inherited), NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', STATE_DIR: stateDir, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    const site = new SiteProcess(child, build, stateDir);
    site.address = await site.announced();
    return site;
  }

  /** The address the server says it listens on. */
  private announced(): Promise<string> {
    return new Promise((resolve, reject) => {
      const stdout = this.child.stdout;
      if (!stdout) throw new Error('no output to read');
      createInterface(stdout).on('line', (line) => {
        const found = /listens on (http:\/\/[\w.:[\]]+)/.exec(line)?.[1];
        if (found) resolve(found);
      });
      void this.exit.then(() => reject(new Error(`The site did not start:\n${this.log()}`)));
    });
  }

  /** Origin, without a slash at the end. */
  get url(): string {
    return this.address;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** What it has printed, and how it ended if it has. */
  log(): string {
    const { exitCode, signalCode } = this.child;
    return [...this.lines, `exit code ${exitCode}, signal ${signalCode}`].join('\n');
  }

  /** Ends the process and waits for it; the build and the state folder stay for another start. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal);
      await this.exit;
    }
    return this.child.exitCode;
  }

  /** Ends the process and removes what it used. */
  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    this.build.remove();
    rmSync(this.stateDir, { recursive: true, force: true });
  }
}

export function newStateDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'bidyaloy-state-'));
}
