/** Where the test run leaves its reports (git-ignored). */
export const RESULTS_DIR = 'test-results';
export const JEST_REPORT = `${RESULTS_DIR}/jest.json`;
export const PLAYWRIGHT_REPORT = `${RESULTS_DIR}/playwright.json`;
/** One line, `N passed, N failed`. */
export const TOTALS_FILE = `${RESULTS_DIR}/totals.txt`;
