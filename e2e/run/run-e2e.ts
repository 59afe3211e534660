import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

/** Playwright with a browser found for it; arguments are passed on. */
function main(): void {
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: findBrowser() },
  });
  process.exitCode = status ?? 1;
}

main();
