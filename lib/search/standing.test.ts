/** @jest-environment node */
import type { SearchDocument } from './document';
import { standing } from './standing';

const NOW = new Date('2026-06-01T00:00:00Z');

const at = (kind: SearchDocument['kind'], date: string | null) =>
  standing({ id: '1', kind, href: '/1', title: { en: '', bn: '' }, body: { en: '', bn: '' }, date }, NOW);

describe('standing', () => {
  it('lifts notices and news the more the newer they are', () => {
    expect(at('notice', '2026-06-01T00:00:00Z')).toBeCloseTo(1.6);
    expect(at('news', '2025-12-03T00:00:00Z')).toBeCloseTo(1.3);
    expect(at('notice', '2010-01-01T00:00:00Z')).toBeCloseTo(1);
  });

  it('takes a date of tomorrow for today', () => {
    expect(at('notice', '2026-06-02T00:00:00Z')).toBe(at('notice', '2026-06-01T00:00:00Z'));
  });

  it.each([
    ['an undated notice', at('notice', null)],
    ['a notice with a broken date', at('notice', 'yesterday')],
    ['a page', at('page', '2026-06-01T00:00:00Z')],
    ['an achievement', at('achievement', '2026-06-01T00:00:00Z')],
  ])('leaves %s as it is', (_, value) => {
    expect(value).toBe(1);
  });
});
