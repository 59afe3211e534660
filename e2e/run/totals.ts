import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests passed and failed. */
export interface Totals {
  passed: number;
  failed: number;
}

// Test files that could not even be loaded are failures too, although no test of theirs is counted.
const jestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numRuntimeErrorTestSuites: z.number() })
  .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }));

const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }), errors: z.array(z.unknown()) })
  .transform(({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }));

function read(file: string, report: z.ZodType<Totals>): Totals | null {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Counts of Jest's JSON report; null when there is none. */
export function jestTotals(file: string): Totals | null {
  return read(file, jestReport);
}

/** Counts of Playwright's JSON report; null when there is none. A flaky test is a failed one. */
export function playwrightTotals(file: string): Totals | null {
  return read(file, playwrightReport);
}

/**
 * Adds everything up. A step that failed counts as one failure unless failed tests of its own say so already.
 * @param steps outcome of each step, with the counts of its tests where it has any
 */
export function sumTotals(steps: readonly { passed: boolean; tests: Totals | null }[]): Totals {
  const of = ({ passed, tests }: (typeof steps)[number]): Totals => {
    const counted = tests ?? { passed: 0, failed: 0 };
    return { passed: counted.passed, failed: passed ? counted.failed : Math.max(1, counted.failed) };
  };
  return steps.map(of).reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), { passed: 0, failed: 0 });
}
