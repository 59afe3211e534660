import fc from 'fast-check';
import { expect, test } from '../../fixtures';
import { ask } from '../../site/raw-request';

const START = ['/', '/bn/', '/notice/', '/imageFolder/', '/videoFolder/', '/news-and-events/', '/administration/', '/achievements/page/', '/media/', '/api/', '/_next/', '/search?q=', '/notice/find?', '/low-data/on?to='];

/** What can stand in a request line: anything but control characters and spaces. */
const raw = fc.stringMatching(/^[\x21-\x7e]{0,60}$/);
const escaped = fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent);
const bytes = fc.uint8Array({ maxLength: 20 }).map((all) => Array.from(all, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const address = fc.tuple(fc.constantFrom(...START), fc.oneof(raw, escaped, bytes), fc.option(fc.oneof(raw, escaped, bytes)));

test('no address and no query ends in a 500', async ({ site }) => {
  test.setTimeout(120_000);
  await fc.assert(
    fc.asyncProperty(address, async ([start, rest, query]) => {
      const { status } = await ask(site.url, start + rest + (query === null ? '' : `?${query}`));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 400, seed: 20261121 },
  );
  expect(site.log()).not.toMatch(/unhandled|UnhandledPromise|page-failed/i);
});
