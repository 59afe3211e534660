import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Every pair of text and ground that the components use, measured in both schemes from tokens.scss:
 * body text at least 7:1, other text 4.5:1, lines and marks that carry meaning 3:1 (WCAG 2.2).
 */

const source = readFileSync(path.resolve('styles/tokens.scss'), 'utf8');
const darkAt = source.indexOf('prefers-color-scheme: dark');

function colours(part: string): Map<string, string> {
  return new Map([...part.matchAll(/--color-([\w-]+):\s*#([0-9a-f]{3,6});/g)].map(([, name = '', hex = '']) => [name, hex]));
}

const light = colours(source.slice(0, darkAt));
const dark = new Map([...light, ...colours(source.slice(darkAt))]);

function luminance(hex: string): number {
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(scheme: ReadonlyMap<string, string>, front: string, ground: string): number {
  const [a, b] = [front, ground].map((name) => {
    const hex = scheme.get(name);
    if (!hex) throw new Error(`tokens.scss has no --color-${name} as a hex value`);
    return luminance(hex);
  });
  const [darker = 0, lighter = 0] = [a ?? 0, b ?? 0].sort((one, two) => one - two);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['page', 'surface', 'surface-sunken', 'row'];
const DISCS = ['disc-1', 'disc-2', 'disc-3', 'disc-4', 'disc-5'];

const PAIRS: readonly (readonly [front: string, grounds: readonly string[], least: number])[] = [
  ['text', [...GROUNDS, 'brand-soft', 'accent-soft'], 7],
  ['heading', [...GROUNDS, 'brand-soft', 'accent-soft'], 7],
  ['text-muted', [...GROUNDS, 'brand-soft', 'accent-soft'], 4.5],
  ['link', [...GROUNDS, 'brand-soft', 'accent-soft'], 4.5],
  ['link-hover', GROUNDS, 4.5],
  ['accent-text', [...GROUNDS, 'accent-soft', 'brand-soft'], 4.5],
  ['on-brand', ['brand', 'brand-strong'], 7],
  ['on-brand-muted', ['brand', 'brand-strong'], 4.5],
  ['on-accent', ['accent'], 7],
  ['on-footer', ['footer', 'brand-strong'], 7],
  ['on-footer-muted', ['footer', 'brand-strong'], 4.5],
  ['accent-on-footer', ['footer'], 4.5],
  ['on-disc', DISCS, 4.5],
  ['success', GROUNDS, 4.5],
  ['danger', GROUNDS, 4.5],
  ['border-strong', GROUNDS, 3],
  ['brand-mark', ['brand-soft'], 3],
  ['accent', ['brand', 'brand-strong', 'footer'], 3],
  ['focus', ['page', 'surface', 'focus-halo'], 3],
];

const cases = [
  ...PAIRS.flatMap(([front, grounds, least]) => grounds.map((ground) => ['light', front, ground, least] as const)),
  ...PAIRS.flatMap(([front, grounds, least]) => grounds.map((ground) => ['dark', front, ground, least] as const)),
];

test.each(cases)('in the %s scheme %s on %s has at least %d:1', (scheme, front, ground, least) => {
  expect(contrast(scheme === 'light' ? light : dark, front, ground)).toBeGreaterThanOrEqual(least);
});

test('the dark scheme changes no role that the light one does not have', () => {
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});
