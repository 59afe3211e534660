import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onThePath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** Playwright's own browser also needs libraries of the system: it counts only when it starts. */
function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0 ? file : undefined;
}

function systemBrowser(): string | undefined {
  return SYSTEM_NAMES.map(onThePath).find((file) => file !== undefined) ?? MAC_APPS.find(isExecutable);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function attempt(why: string, program: string, ...args: string[]): boolean {
  say(`${why}: ${[program, ...args].join(' ')}`);
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function installed(): string | undefined {
  attempt('No Chromium found; trying Playwright’s download', 'npx', 'playwright', 'install', 'chromium');
  const downloaded = playwrightBrowser();
  if (downloaded) return downloaded;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return attempt('Trying the distribution’s package', program, ...rest);
  };
  if (apt('update')) apt('install', '-y', '--no-install-recommends', 'chromium');
  return systemBrowser();
}

/**
 * A Chromium to test with: the one CHROMIUM_PATH names, Playwright's own, one of the system, else one it installs.
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  const file = named || playwrightBrowser() || systemBrowser() || installed();
  if (!file) throw new Error('No Chromium: install one, or name it with CHROMIUM_PATH=/path/to/chromium');
  say(`Browser: ${file}`);
  return file;
}
