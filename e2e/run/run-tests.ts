import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS_DIR, JEST_REPORT, PLAYWRIGHT_REPORT, TOTALS_FILE } from './results-files';
import { runStep, type Step, type StepResult } from './step';
import { jestTotals, playwrightTotals, sumTotals, type Totals } from './totals';

const STEPS: readonly (Step & { tests?: () => Totals | null })[] = [
  { name: 'Types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'Unit tests (Jest)',
    command: ['npx', 'jest', '--ci', '--json', `--outputFile=${JEST_REPORT}`],
    tests: () => jestTotals(JEST_REPORT),
  },
  { name: 'Production build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'End-to-end tests (Playwright)',
    command: ['npm', 'run', '--silent', 'test:e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(PLAYWRIGHT_REPORT) },
    tests: () => playwrightTotals(PLAYWRIGHT_REPORT),
  },
];

/**
 * Every check of the project, one after the other. All are run even when one fails, so that one run tells
 * everything; only the end-to-end tests need the build.
 */
function main(): void {
  rmSync(RESULTS_DIR, { recursive: true, force: true });
  mkdirSync(RESULTS_DIR, { recursive: true });
  const results: (StepResult & { tests: Totals | null })[] = [];
  for (const step of STEPS) {
    if (step.name.startsWith('End-to-end') && results.at(-1)?.passed === false) {
      process.stdout.write('\nWithout a build there is nothing to visit: end-to-end tests not run.\n');
      results.push({ name: step.name, passed: false, seconds: 0, tests: null });
      continue;
    }
    results.push({ ...runStep(step), tests: step.tests?.() ?? null });
  }
  const { passed, failed } = sumTotals(results);
  process.stdout.write('\n');
  for (const { name, passed: ok, seconds } of results) process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  const line = `${passed} passed, ${failed} failed`;
  writeFileSync(TOTALS_FILE, `${line}\n`);
  process.stdout.write(`${line}\n`);
  if (failed > 0 || results.some((result) => !result.passed)) process.exitCode = 1;
}

main();
