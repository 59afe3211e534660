/** Places and growing things: skies, trees, water, the school building, rooms. */
import { at, between, circle, colour, item, line, oval, pick, rect, shadow, shape, text, times, type Random } from './kit';

export type Light = 'morning' | 'noon' | 'evening' | 'rain';
const skies: Record<Light, readonly [string, string, string]> = {
  morning: ['#7fc4e6', '#cfe9ee', '#fdeccb'], noon: ['#5fb4e3', '#a9dbef', '#e3f4f1'], evening: ['#5f7fb8', '#f2b28c', '#fbdca3'], rain: ['#6f8797', '#9fb3bb', '#c9d5d3'],
};
export const skyStops = (light: Light): readonly [string, string, string] => skies[light];

/** The sky with sun and clouds; the picture must define the gradients sky and sun. */
export function sky(random: Random, w: number, horizon: number, light: Light): string {
  const sun = light === 'rain' ? '' : circle(w * 0.78, horizon * 0.34, horizon * 0.5, 'url(#sun)') + circle(w * 0.78, horizon * 0.34, horizon * 0.085, '#fff6dc');
  const cloud = (x: number, y: number, s: number): string =>
    at(x, y, s, oval(0, 0, 70, 22, light === 'rain' ? '#dfe6e8' : '#fff') + circle(-26, -14, 26, light === 'rain' ? '#dfe6e8' : '#fff') + circle(16, -20, 34, light === 'rain' ? '#dfe6e8' : '#fff') + circle(46, -8, 20, light === 'rain' ? '#dfe6e8' : '#fff'));
  const clouds = times(5, (i) => cloud(w * (0.08 + 0.21 * i) + between(random, -40, 40), horizon * between(random, 0.12, 0.42), between(random, 0.6, 1.2))).join('');
  return rect(0, 0, w, horizon + 4, 'url(#sky)') + sun + `<g opacity="${light === 'evening' ? 0.45 : 0.8}">${clouds}</g>`;
}

/** A far tree line along the horizon. */
export function woods(random: Random, w: number, horizon: number, tone = '#7fb58d'): string {
  return times(Math.ceil(w / 60) + 1, (i) => circle(i * 60 + between(random, -14, 14), horizon - between(random, 4, 22), between(random, 34, 62), tone)).join('') + rect(0, horizon - 2, w, 30, tone);
}

export function tree(random: Random, x: number, y: number, s: number, flower?: string): string {
  const tones = [colour.leafDark, '#3f8f55', colour.leaf, colour.leafLight];
  const blobs = tones.map((tone, layer) => times(7, () => circle(between(random, -62 + layer * 10, 62 - layer * 14), -150 - between(random, 0, 70) - layer * 12, 44 - layer * 8, tone)).join('')).join('');
  const dots = flower ? times(34, () => circle(between(random, -84, 84), -112 - between(random, 0, 130), between(random, 4, 9), flower)).join('') : '';
  return at(x, y, s, shadow(10, 0, 80, 12) + shape('M-11 0 Q-5 -60 -9 -120 L9 -120 Q6 -60 13 0Z', colour.woodDark) + line('M0 -96 L-30 -138 M2 -90 L32 -136', colour.woodDark, 8) + blobs + dots);
}

export function palm(x: number, y: number, s: number, flip = false): string {
  const leaf = (a: number, tone: string): string => `<g transform="translate(26 -236) rotate(${a})">${shape('M0 0 Q52 -34 112 6 Q58 -8 0 8Z', tone)}</g>`;
  return at(x, y, s, shadow(6, 0, 46, 8) + line('M0 0 Q-4 -130 26 -236', '#8a6a45', 13) + [-160, -196, -128, 150, 30, -20, -60, 62, -92].map((a, i) => leaf(a, i % 2 ? '#3f8f55' : colour.leafDark)).join('') + circle(20, -228, 9, '#7a5a2c') + circle(34, -226, 9, '#8c6a35'), flip);
}

export function bush(random: Random, x: number, y: number, s: number, flower: string = colour.red): string {
  return at(x, y, s, times(6, () => circle(between(random, -44, 44), -between(random, 8, 30), between(random, 18, 26), pick(random, [colour.leaf, colour.leafDark, '#4a9a5b']))).join('') + times(8, () => circle(between(random, -46, 46), -between(random, 6, 44), 5, flower)).join(''));
}

/** The national flag on its pole. */
export function flag(x: number, y: number, height: number): string {
  const w = height * 0.36;
  const h = w * 0.6;
  return rect(x - 3, y - height, 6, height, '#e8e2d4') + circle(x, y - height, 6, colour.gold) + rect(x - 24, y - 14, 48, 14, '#d9cdb4', 3) +
    shape(`M${x + 3} ${y - height + 6} q${w * 0.25} ${-h * 0.12} ${w * 0.5} 0 t${w * 0.5} 0 v${h} q${-w * 0.25} ${h * 0.12} ${-w * 0.5} 0 t${-w * 0.5} 0Z`, '#006a4e') + circle(x + 3 + w * 0.45, y - height + 6 + h / 2, h * 0.32, '#f42a41');
}

/** The main building: two storeys of arches, tiled roof, clock gable and name board; 900 wide at scale 1. */
export function school(x: number, y: number, s: number): string {
  const arch = (ax: number, ay: number, w: number, h: number): string => shape(`M${ax} ${ay} v${-h + w / 2} a${w / 2} ${w / 2} 0 0 1 ${w} 0 v${h - w / 2}Z`, '#8c5f45') + shape(`M${ax + 7} ${ay} v${-h + w / 2} a${w / 2 - 7} ${w / 2 - 7} 0 0 1 ${w - 14} 0 v${h - w / 2}Z`, '#5d4034');
  const bay = (ax: number, ay: number): string => arch(ax, ay, 66, 104) + rect(ax + 22, ay - 66, 24, 66, '#2f6f63') + rect(ax + 22, ay - 66, 24, 66, '#00000018');
  const bays = [-430, -344, -258, -172, 106, 192, 278, 364];
  const rail = (ax: number): string => rect(ax - 4, -176, 74, 5, colour.cream) + times(8, (i) => rect(ax + i * 9, -172, 4, 26, '#f3e2c0')).join('');
  return at(x, y, s,
    rect(-460, -18, 920, 18, '#cdb58c') + rect(-450, -292, 900, 276, '#f6dfb4') + rect(-450, -150, 900, 10, '#d8a869') + bays.map((b) => bay(b, -18) + bay(b, -150) + rail(b)).join('') +
    shape('M-478 -292 L-430 -340 L430 -340 L478 -292Z', colour.brick) + line('M-450 -312 H450 M-440 -326 H440', colour.brickDark, 2.5) +
    rect(-96, -352, 192, 336, '#fbeccb') + shape('M-116 -352 L0 -436 L116 -352Z', colour.brick) + shape('M-84 -356 L0 -416 L84 -356Z', '#fbeccb') + circle(0, -378, 22, '#fff', `stroke="${colour.green}" stroke-width="5"`) + line('M0 -378 V-391 M0 -378 H9', colour.ink, 3.4) +
    arch(-58, -18, 116, 150) + rect(-30, -112, 60, 94, '#2f6f63') + line('M0 -112 V-18', '#f6dfb4', 3) + arch(-74, -196, 44, 86) + arch(-22, -196, 44, 86) + arch(30, -196, 44, 86) +
    rect(-176, -340, 352, 42, colour.green, 8) + text(0, -310, 27, '#fff', 'কাজলরেখা স্কুল অ্যান্ড কলেজ') + rect(-70, -16, 140, 16, '#e4cfa4') + rect(-90, -6, 180, 8, '#d3b883'));
}

/** Striped lawn or field. */
export function lawn(w: number, top: number, h: number, tone: string = colour.grass, dark: string = colour.grassDark): string {
  return rect(0, top, w, h - top, tone) + times(5, (i) => shape(`M0 ${top + (h - top) * (i * 0.2 + 0.1)} Q${w / 2} ${top + (h - top) * (i * 0.2 + 0.02)} ${w} ${top + (h - top) * (i * 0.2 + 0.1)} v${(h - top) * 0.07} Q${w / 2} ${top + (h - top) * (i * 0.2 + 0.08)} 0 ${top + (h - top) * (i * 0.2 + 0.17)}Z`, dark, 'fill-opacity=".22"')).join('');
}

/** A room seen from the front: wall, floor, two windows full of green. */
export function room(random: Random, w: number, h: number, wall: string, floor: string): string {
  const base = h * 0.62;
  const pane = (x: number): string => rect(x - 8, h * 0.13 - 8, w * 0.13 + 16, h * 0.32 + 16, '#fff', 4) + rect(x, h * 0.13, w * 0.13, h * 0.32, '#bfe6f2') + times(7, () => circle(between(random, x + 18, x + w * 0.13 - 18), h * between(random, 0.33, 0.42), 22, pick(random, [colour.leaf, colour.leafDark, colour.leafLight]))).join('') + rect(x + w * 0.065 - 3, h * 0.13, 6, h * 0.32, '#fff') + rect(x, h * 0.29 - 3, w * 0.13, 6, '#fff');
  return rect(0, 0, w, base, wall) + rect(0, base - h * 0.1, w, h * 0.1, '#00000012') + pane(w * 0.04) + pane(w * 0.83) + rect(0, base, w, h - base, floor) + times(7, (i) => line(`M${w * (i / 6)} ${base} L${w * (-0.5 + i / 3)} ${h}`, '#00000014', 3)).join('') + shape(`M${w * 0.04} ${base} L${w * 0.17} ${base} L${w * 0.5} ${h} L${w * 0.2} ${h}Z`, '#fff', 'fill-opacity=".16"');
}

/** Paper bunting along a sagging string. */
export function bunting(x1: number, x2: number, y: number, sag: number): string {
  const tones = [colour.red, colour.green, colour.gold, '#3f7fb5', colour.orange];
  const count = Math.round((x2 - x1) / 52);
  const height = (t: number): number => y + sag * 4 * t * (1 - t);
  return line(`M${x1} ${y} Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, '#6b5a45', 2.5) + times(count, (i) => {
    const t = (i + 0.5) / count;
    const px = x1 + (x2 - x1) * t;
    return shape(`M${px - 17} ${height(t)} L${px + 17} ${height(t)} L${px} ${height(t) + 34}Z`, item(tones, i % tones.length));
  }).join('');
}

/** A cloth banner with words. */
export const banner = (x: number, y: number, w: number, h: number, fill: string, words: string, size: number): string =>
  rect(x - w / 2, y, w, h, fill, 6) + rect(x - w / 2 + 7, y + 7, w - 14, h - 14, 'none', 4, 'stroke="#fff" stroke-opacity=".55" stroke-width="2"') + text(x, y + h / 2 + size * 0.34, size, '#fff', words);
