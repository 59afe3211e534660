/** The drawing kit: small SVG helpers, the palette and a seeded source of variation. */

export type Random = () => number;

/** A repeatable stream of numbers in [0, 1): the same seed draws the same picture. */
export function seeded(seed: number): Random {
  let state = (seed * 0x9e3779b9 + 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The item at a place that the list has. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`A list of ${list.length} has no item ${index}.`);
  return found;
}

/** One of the choices, by the next number of the stream. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  return item(choices, Math.floor(random() * choices.length));
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** Numbers 0 … count − 1, for drawing things in rows. */
export const times = <T>(count: number, draw: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => draw(index));

export const colour = {
  green: '#0b6b4f', greenDeep: '#084c3a', greenSoft: '#3f9c74', leaf: '#5fae5b', leafDark: '#2f7d4b', leafLight: '#93c867',
  red: '#d8343f', redDeep: '#a9202f', brick: '#b5533c', brickDark: '#8f3d2d', cream: '#fbf0d9', sand: '#ecd9b0', sandDark: '#d3b883',
  navy: '#1d3557', sky: '#8fd0e8', water: '#5fb3c9', waterDark: '#3c8fa8', gold: '#f2b33d', orange: '#ee8434', white: '#ffffff',
  ink: '#26303a', wood: '#a9713f', woodDark: '#7b4e2a', woodLight: '#c99259', grass: '#8cc268', grassDark: '#6aa653', grey: '#c9d1d6',
} as const;

export const skins = ['#f0c49a', '#e0ac7c', '#cf9565', '#b97d50', '#a0683f', '#87532f'] as const;
export const hairs = ['#1d1715', '#2a1d17', '#15120f', '#33231a'] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${fill}" ${extra}/>`;
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;
export const shape = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const at = (x: number, y: number, scale: number, body: string, flip = false): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;
export const shadow = (x: number, y: number, rx: number, ry: number, strength = 0.16): string =>
  oval(x, y, rx, ry, '#123', `fill-opacity="${strength}"`);

/** Text in the school's sign-board lettering; Bengali needs the installed Noto Sans Bengali. */
export const text = (x: number, y: number, size: number, fill: string, words: string, extra = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" font-family="Noto Sans Bengali, Noto Sans, sans-serif" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="middle" ${extra}>${words}</text>`;

/** A vertical gradient, named so that shapes fill with url(#name). */
export const fade = (name: string, ...stops: string[]): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops
    .map((stop, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`)
    .join('')}</linearGradient>`;
export const glow = (name: string, inner: string, strength = 0.9): string =>
  `<radialGradient id="${name}"><stop offset="0" stop-color="${inner}" stop-opacity="${strength}"/><stop offset="1" stop-color="${inner}" stop-opacity="0"/></radialGradient>`;

/** A whole picture. */
export const picture = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;
