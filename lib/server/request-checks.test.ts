/** @jest-environment node */
import fc from 'fast-check';
import { addressProblem } from './request-checks';
import { cacheRequest } from './cache-key';
import { lowDataPage } from './low-data-page';

test('real addresses pass', () => {
  for (const address of ['/', '/bn/notice', '/%E0%A6%A8%E0%A7%8B%E0%A6%9F%E0%A6%BF%E0%A6%B8', '/a.b/c..d', '/search?q=%', '/a?to=//x']) {
    expect(addressProblem(address)).toBeNull();
  }
});

test('any string is an address or is refused, and never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.string().map((text) => `/%${text}`)), (address) => {
      const problem = addressProblem(address);
      expect([null, 400, 404, 414]).toContain(problem);
      if (problem === null) cacheRequest(address, { rsc: '1' });
    }),
  );
});

test('any document can be made a low-data page', () => {
  expect(lowDataPage('a<script\n', '/')).toBe('a');
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<', '>', '"', "'", '=', '/', '!--', '-->', 'script', 'img src', ' ', 'a', '</', '\n')), (parts) => {
      expect(lowDataPage(parts.join(''), '/')).not.toMatch(/<script[\s>]/);
    }),
  );
});
