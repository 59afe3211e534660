import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { PLAYWRIGHT_REPORT, RESULTS_DIR } from './run/results-files';
import type { SchoolOption } from './fixtures';

const ROOT = path.resolve(__dirname, '..');

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig<object, SchoolOption>({
  outputDir: path.join(ROOT, RESULTS_DIR, 'playwright'),
  reporter: [['list'], ['json', { outputFile: path.join(ROOT, PLAYWRIGHT_REPORT) }]],
  // A test that passes at the second try tells of a fault of the site or of the test.
  retries: 0,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A picture holds for every system: strokes may be smoothed otherwise, a conjunct that falls apart is more.
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.3, maxDiffPixels: 500 } },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: CHROMIUM_FLAGS },
  },
  projects: [
    // Visits of the embedded sample school.
    { name: 'sample', testDir: 'specs', testMatch: ['both/**/*.spec.ts', 'sample/**/*.spec.ts'], use: { school: 'sample' } },
    // Visits of a school whose provider sends untidy data.
    { name: 'provider', testDir: 'specs', testMatch: ['both/**/*.spec.ts', 'provider/**/*.spec.ts'], use: { school: 'provider' } },
    // Tests that start, break and stop servers of their own; one at a time, because they hold the site to times.
    { name: 'processes', testDir: 'specs', testMatch: 'processes/**/*.spec.ts', workers: 1 },
  ],
});
