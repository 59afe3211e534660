import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jestTotals, playwrightTotals, sumTotals } from './totals';

function file(content: unknown): string {
  const name = path.join(mkdtempSync(path.join(tmpdir(), 'totals-')), 'report.json');
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

test('a test file that could not be loaded is a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 1, more: [] };
  expect(jestTotals(file(report))).toEqual({ passed: 7, failed: 1 });
});

test('a flaky end-to-end test and an error outside of tests are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'teardown' }] };
  expect(playwrightTotals(file(report))).toEqual({ passed: 5, failed: 3 });
});

test.each(['', '{"stats":', '{}'])('a missing or broken report %j has no counts', (content) => {
  expect(jestTotals(file(content))).toBeNull();
  expect(playwrightTotals(file(content))).toBeNull();
});

test('the sum adds all tests, and one failure for a step that failed without a failed test', () => {
  const steps = [
    { passed: false, tests: null },
    { passed: true, tests: { passed: 10, failed: 0 } },
    { passed: false, tests: { passed: 3, failed: 2 } },
    { passed: false, tests: { passed: 1, failed: 0 } },
  ];
  expect(sumTotals(steps)).toEqual({ passed: 14, failed: 4 });
});
