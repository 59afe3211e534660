/** Scenes inside the school: class, laboratories, library. */
import { at, between, circle, colour, item, line, oval, picture, pick, rect, seeded, shape, text, times, type Random } from './kit';
import { person, pupil } from './people';
import { room } from './places';
import type { Scene } from './outdoors';

function inside(wall: string, floor: string, draw: (random: Random, w: number, h: number, s: number) => string): Scene {
  return (w, h, seed) => {
    const random = seeded(seed);
    return picture(w, h, room(random, w, h, wall, floor) + draw(random, w, h, h / 853));
  };
}

const desk = (x: number, y: number, s: number, w = 220): string => at(x, y, s, rect(-w / 2, -74, w, 16, colour.woodLight, 4) + rect(-w / 2, -58, w, 34, colour.wood) + rect(-w / 2 + 6, -24, 10, 34, colour.woodDark) + rect(w / 2 - 16, -24, 10, 34, colour.woodDark));

/** Rows of seated pupils seen from behind, nearer rows larger. */
function rows(random: Random, w: number, h: number, s: number, top: number, items?: (index: number) => string): string {
  return times(3, (r) => {
    const y = h * (top + r * 0.17);
    const k = s * (1 + r * 0.28);
    return [0.16, 0.39, 0.62, 0.85].map((column, c) => {
      const x = w * (0.5 + (column - 0.505) * (0.9 + r * 0.14));
      return desk(x, y, k) + (items ? at(x, y - 74 * k, k, items(c + r)) : at(x, y - 74 * k, k, rect(-76, -6, 44, 7, '#fff', 2) + rect(30, -8, 46, 9, pick(random, [colour.red, '#3f7fb5', colour.gold]), 2))) +
        [-52, 52].map((dx) => pupil(random, x + dx * k, y + 76 * k, k * 0.94, { back: true, seated: true, pose: random() > 0.82 ? 'raise' : 'hold' })).join('') + at(x, y + 20 * k, k, rect(-100, 0, 200, 12, colour.woodDark, 4));
    }).join('');
  }).join('');
}

export const classroom: Scene = inside('#f7ecd0', '#d9b98a', (random, w, h, s) => {
  const board = rect(w * 0.24, h * 0.08, w * 0.52, h * 0.36, colour.woodDark, 6) + rect(w * 0.24 + 10, h * 0.08 + 10, w * 0.52 - 20, h * 0.36 - 20, '#23594a', 3) +
    text(w * 0.41, h * 0.19, 34 * s, '#f4f7ef', 'আজকের পাঠ : বৃত্ত') + `<g opacity=".9">${line(`M${w * 0.3} ${h * 0.36} l${70 * s} 0 m${-70 * s} ${-30 * s} l${120 * s} 0`, '#f4f7ef', 3)}</g>` + circle(w * 0.52, h * 0.32, 52 * s, 'none', 'stroke="#f9e9a8" stroke-width="3.5"') + line(`M${w * 0.52} ${h * 0.32} l${52 * s} 0`, '#f4a7a0', 3.5) + text(w * 0.36, h * 0.285, 26 * s, '#f9e9a8', 'পরিধি = ২πr');
  return board + at(w * 0.68, 0, 1, person(random, 0, h * 0.63, s * 1.5, { outfit: 'sari', top: '#0f766e', bottom: '#f3cf73', pose: 'point', turn: 1 }), true) + rows(random, w, h, s, 0.7);
});

const flask = (x: number, y: number, tone: string, s = 1): string => at(x, y, s, shape('M-8 -64 h16 v26 l22 34 q4 8 -6 8 h-48 q-10 0 -6 -8 l22 -34Z', '#e8f5f8', 'stroke="#8fb3bd" stroke-width="3"') + shape('M-18 -18 h36 l10 16 q3 4 -4 4 h-48 q-7 0 -4 -4Z', tone) + circle(-4, -28, 3.4, tone) + circle(6, -38, 2.6, tone));
const tube = (x: number, y: number, tone: string): string => rect(x - 6, y - 44, 12, 46, '#e8f5f8', 6, 'stroke="#8fb3bd" stroke-width="2.4"') + rect(x - 5, y - 22, 10, 23, tone, 5);
const microscope = (x: number, y: number, s: number): string => at(x, y, s, rect(-36, -10, 72, 12, '#39464d', 5) + line('M-14 -10 Q40 -40 10 -86', '#39464d', 13) + `<g transform="translate(6 -84) rotate(-24)">${rect(-9, -34, 18, 62, '#e9edf0', 5)}${rect(-7, -48, 14, 16, '#26303a', 3)}</g>` + rect(-30, -32, 40, 6, '#26303a', 2));

export const laboratory: Scene = inside('#e3f0ec', '#cfc3a6', (random, w, h, s) => {
  const shelf = [0.14, 0.3].map((y) => rect(w * 0.23, h * y + 60 * s, w * 0.54, 10, colour.wood) + times(9, (i) => { const x = w * (0.26 + i * 0.06); return i % 3 === 2 ? rect(x - 16, h * y + 4 * s, 34, 56 * s, pick(random, ['#b5653f', '#3f7fb5', '#5fae5b']), 6) + rect(x - 10, h * y - 8 * s, 22, 14, '#39464d', 3) : flask(x, h * y + 54 * s, pick(random, ['#e4687a', '#57b6e0', '#7fc45b', '#f2b33d']), s * 0.9); }).join('')).join('');
  const bench = (y: number, k: number): string => rect(w * 0.04, y, w * 0.92, 24 * k, '#2f4d56', 5) + rect(w * 0.06, y + 24 * k, w * 0.88, 120 * k, colour.wood) + times(6, (i) => rect(w * (0.08 + i * 0.145), y + 44 * k, w * 0.12, 66 * k, colour.woodLight, 6) + circle(w * (0.14 + i * 0.145), y + 76 * k, 6 * k, colour.woodDark)).join('');
  const apparatus = (y: number, k: number, offset: number): string => times(5, (i) => { const x = w * (0.13 + offset + i * 0.18); return i % 2 ? microscope(x, y, k * 1.05) : flask(x, y, pick(random, ['#e4687a', '#57b6e0', '#a77bd0']), k * 1.2) + tube(x + 46 * k, y, '#7fc45b') + tube(x + 66 * k, y, '#f2b33d'); }).join('');
  const people = (y: number, k: number, offset: number, back: boolean): string => [0.1, 0.29, 0.47, 0.65, 0.84].map((x, i) => person(random, w * (x + offset), y, k, { outfit: 'apron', pose: 'hold', back, turn: i % 2 ? 1 : -1, head: pick(random, ['short', 'plaits', 'hijab'] as const) })).join('');
  return shelf + people(h * 0.78, s * 1.42, 0.02, false) + bench(h * 0.64, s) + apparatus(h * 0.64, s, 0) + bench(h * 0.87, s * 1.2) + apparatus(h * 0.87, s * 1.15, 0.03);
});

const spines = ['#a62639', '#1f5c8f', '#0b6b4f', '#d9902f', '#5b3a8c', '#8f5a3a', '#2f7d7a', '#c9a24a', '#6b2d3f'];

export const library: Scene = inside('#f3e4c6', '#b98655', (random, w, h, s) => {
  const shelf = (x: number, width: number, top: number): string => {
    const foot = top + h * 0.118;
    let drawn = rect(x + 10, top, width - 20, h * 0.118, '#5a3a22');
    for (let left = x + 14; left < x + width - 34; ) {
      const bw = between(random, 13, 26);
      const bh = h * between(random, 0.08, 0.11);
      drawn += rect(left, foot - bh, bw, bh, pick(random, spines), 2) + rect(left + 2, foot - bh + 12, bw - 4, 4, '#ffffff59');
      left += bw + 2;
    }
    return drawn;
  };
  const bookcase = (x: number, cw: number): string => rect(x, h * 0.04, cw, h * 0.6, colour.woodDark, 6) +
    times(4, (r) => shelf(x, cw, h * (0.07 + r * 0.14))).join('');
  const pages = 'M0 0 Q-30 -14 -62 -4 L-66 12 Q-30 2 0 14 Q30 2 66 12 L62 -4 Q30 -14 0 0Z';
  const open = (x: number, y: number, k: number): string =>
    at(x, y, k, shape(pages, '#fdfaf0', 'stroke="#cdbf9c" stroke-width="2"') +
      line('M0 0 V13 M-50 0 Q-28 -6 -10 2 M50 0 Q28 -6 10 2', '#b8ab8a', 1.8));
  const readers = [0.17, 0.34, 0.52, 0.68, 0.84].map((x, i) => pupil(random, w * x, h * 0.99, s * 1.72, { seated: true, pose: 'hold', turn: i % 2 ? -1 : 1 })).join('');
  return bookcase(w * 0.2, w * 0.195) + bookcase(w * 0.402, w * 0.195) + bookcase(w * 0.604, w * 0.195) +
    rect(w * 0.36, h * 0.005, w * 0.28, h * 0.055, colour.green, 6) + text(w * 0.5, h * 0.045, 27 * s, '#fff', 'গ্রন্থাগার') +
    person(random, w * 0.075, h * 0.83, s * 1.6, {
      outfit: 'sari', top: '#5b3a8c', bottom: '#e8c6e4', pose: 'hold', turn: 1, held: rect(-24, -18, 34, 42, colour.gold, 3),
    }) +
    pupil(random, w * 0.93, h * 0.83, s * 1.55, { pose: 'raise', back: true }) + readers +
    rect(w * 0.08, h * 0.84, w * 0.84, 26 * s, colour.woodLight, 8) +
    rect(w * 0.08, h * 0.84 + 20 * s, w * 0.84, h * 0.2, colour.wood) +
    [0.17, 0.34, 0.52, 0.68, 0.84].map((x) => open(w * x, h * 0.825, s * 1.1)).join('') +
    times(3, (i) => rect(w * 0.255 + i * 4, h * 0.84 - 14 * (i + 1) * s, 84 * s, 13 * s, item(spines, i * 2), 2)).join('') +
    times(2, (i) => rect(w * 0.585 + i * 5, h * 0.84 - 14 * (i + 1) * s, 78 * s, 13 * s, item(spines, i * 3 + 1), 2)).join('');
});

export const computers: Scene = inside('#dfeaf4', '#c5b896', (random, w, h, s) => {
  const monitor = (index: number): string => [-54, 54].map((x) => rect(x - 46, -84, 92, 64, '#26303a', 6) +
    rect(x - 40, -78, 80, 50, index % 3 ? '#bfe3f4' : '#d6f0d6', 2) +
    line(`M${x - 30} -66 h38 M${x - 30} -54 h54 M${x - 30} -42 h26`, index % 3 ? '#2b73a8' : '#2f7d4b', 4) +
    rect(x - 6, -22, 12, 14, '#39464d') + rect(x - 22, -9, 44, 7, '#39464d', 3)).join('');
  const code = [colour.red, '#3f7fb5', colour.leafDark, colour.orange]
    .map((tone, i) => rect(w * (0.32 + (i % 2) * 0.02), h * (0.2 + i * 0.04), w * between(random, 0.1, 0.22), 11 * s, tone, 5))
    .join('');
  const screen = rect(w * 0.27, h * 0.07, w * 0.46, h * 0.34, '#fff', 4, 'stroke="#9fb3bd" stroke-width="5"') +
    rect(w * 0.29, h * 0.1, w * 0.42, h * 0.28, '#f4f9fb') + text(w * 0.5, h * 0.165, 30 * s, colour.green, 'প্রোগ্রামিং ক্লাস') +
    code + rect(w * 0.6, h * 0.21, 90 * s, 90 * s, '#d6eef8', 12) +
    circle(w * 0.6 + 45 * s, h * 0.21 + 45 * s, 26 * s, colour.gold);
  return screen + person(random, w * 0.2, h * 0.62, s * 1.4, { outfit: 'teacher', top: '#cfe3f2', pose: 'point', turn: 1 }) +
    rows(random, w, h, s, 0.71, monitor);
});

export const artRoom: Scene = inside('#fbeedd', '#d2b48c', (random, w, h, s) => {
  const papers = ['#bfe3f4', '#fbdca3', '#d9ecdf', '#f6ddd2'];
  const hills = circle(18, -10, 17, colour.red) + shape('M-54 38 Q-10 -6 54 38Z', colour.leafDark);
  const sailing = shape('M-40 24 Q0 44 44 20 L34 36 Q0 50 -30 36Z', '#6b4427') + shape('M0 20 L0 -30 L34 14Z', colour.orange);
  const frame = (x: number, y: number, i: number): string =>
    at(x, y, s, rect(-62, -46, 124, 92, colour.woodDark, 3) + rect(-54, -38, 108, 76, item(papers, i % 4)) + (i % 2 ? hills : sailing));
  const petal = (angle: number): string => `<g transform="translate(0 -104) rotate(${angle})">${oval(0, -24, 12, 24, '#f1a7bd')}</g>`;
  const paintings = [
    circle(24, -128, 18, colour.red) + shape('M-62 -62 Q-10 -120 62 -62Z', colour.leafDark),
    shape('M-40 -84 Q0 -60 48 -92 L30 -70 Q0 -62 -24 -70Z', '#6b4427') + shape('M2 -86 L2 -146 L38 -94Z', colour.gold),
    times(5, (p) => petal(p * 72)).join('') + circle(0, -104, 10, colour.gold),
  ];
  const easel = (x: number, y: number, i: number): string =>
    at(x, y, s * 1.25, line('M-40 40 L0 -190 L44 40 M0 -190 L10 20', colour.wood, 9) +
      rect(-66, -166, 132, 108, '#fff', 2, 'stroke="#d8c9a8" stroke-width="4"') + item(paintings, i % 3) +
      rect(-70, -58, 140, 8, colour.woodDark));
  const painter = (x: number, i: number): string =>
    person(random, w * x - 60 * s, h * 0.96, s * 1.55, {
      outfit: i % 2 ? 'boy' : 'girl', pose: 'point', turn: 1, held: line('M0 0 L26 -12', colour.woodDark, 5) + circle(28, -13, 5, colour.red),
    });
  return [0.26, 0.38, 0.5, 0.62, 0.74].map((x, i) => frame(w * x, h * 0.2 + (i % 2) * 26 * s, i)).join('') +
    person(random, w * 0.5, h * 0.68, s * 1.35, { outfit: 'sari', top: '#c2571a', bottom: '#f7e0b0', pose: 'hold' }) +
    [0.17, 0.47, 0.78].map((x, i) => easel(w * x + 70 * s, h * 0.9, i) + painter(x, i)).join('');
});
