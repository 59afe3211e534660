/** @jest-environment node */
import { cacheRequest } from './cache-key';
import { freshness } from './freshness';

const NOW = 1_000_000_000;
const PAGE = cacheRequest('/', {});

function times(cacheControl: string, more: Record<string, string> = {}, renewed = false) {
  const result = freshness(PAGE, 200, { 'cache-control': cacheControl, ...more }, NOW, renewed);
  if (!result) return null;
  const seconds = (at: number) => (at - NOW) / 1000;
  return [seconds(result.bornAt), seconds(result.freshUntil), seconds(result.staleUntil)];
}

test('a page is fresh for its s-maxage, and shown stale for an hour at most', () => {
  expect(times('s-maxage=60, stale-while-revalidate=100')).toEqual([0, 60, 160]);
  expect(times('s-maxage=60, stale-while-revalidate=31535940')).toEqual([0, 60, 3660]);
  expect(times('public, max-age=30')).toEqual([0, 30, 30]);
  expect(times('s-maxage=60, max-age=5')).toEqual([0, 60, 60]);
});

test('what was old when it came is fresh for less', () => {
  expect(times('s-maxage=60', { age: '20' })).toEqual([-20, 40, 40]);
  expect(times('s-maxage=60', { age: '90' })).toEqual([-90, 0, 0]);
});

test("Next's own staleness is not added to this cache's", () => {
  expect(times('s-maxage=60', { 'x-nextjs-cache': 'MISS' })).toEqual([0, 60, 60]);
  expect(times('s-maxage=60', { 'x-nextjs-cache': 'STALE' })).toEqual([-60, 0, 0]);
  expect(times('s-maxage=60', { 'x-nextjs-cache': 'HIT' })).toEqual([0, 1, 1]);
  expect(times('s-maxage=60', { 'x-nextjs-cache': 'HIT' }, true)).toEqual([0, 60, 60]);
  expect(times('s-maxage=31536000', { 'x-nextjs-cache': 'HIT' })).toEqual([0, 31536000, 31536000]);
});

test('what says no lifetime, or forbids it, is not stored', () => {
  for (const value of ['no-store', 'private, max-age=60', 'no-cache, s-maxage=60', 's-maxage=0', 'public', '']) {
    expect(times(value)).toBeNull();
  }
  expect(times('s-maxage=60', { vary: '*' })).toBeNull();
  expect(times('s-maxage=60', { 'set-cookie': 'a=b' })).toBeNull();
});

test('of the other statuses only "not there" and redirects are stored, and only for pages and files', () => {
  const stored = (status: number, request = PAGE) => freshness(request, status, { 'cache-control': 's-maxage=60' }, NOW, false) !== null;
  expect([404, 307, 308].map((status) => stored(status))).toEqual([true, true, true]);
  expect([201, 301, 400, 500, 503].map((status) => stored(status))).toEqual(Array(5).fill(false));
  expect(stored(404, cacheRequest('/?_rsc=x', { rsc: '1' }))).toBe(false);
  expect(stored(404, cacheRequest('/api/notices', {}))).toBe(false);
});
