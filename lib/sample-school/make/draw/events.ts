/** Scenes of the school's year: assembly, national days, festivals, the stage. */
import { at, circle, colour, item, line, oval, pick, picture, rect, seeded, shape, text, times, type Random } from './kit';
import { person, pupil, row, crowd } from './people';
import { banner, bunting, bush, flag, lawn, palm, school, tree, woods } from './places';
import { book, outdoors, type Scene } from './outdoors';

export const assembly: Scene = outdoors('morning', 0.5, (random, w, h, y) => {
  const s = h / 853;
  const dais = rect(w * 0.4, y + 44, w * 0.2, 40 * s, '#d8a869', 4) + rect(w * 0.4, y + 44, w * 0.2, 10 * s, '#f3e2c0', 4);
  const lines = times(3, (r) => row(random, 9 - r, w * (0.07 - r * 0.02), w * (0.93 + r * 0.02), h * (0.79 + r * 0.13), (x, py) => pupil(random, x, py, s * (0.95 + r * 0.3), { back: true }))).join('');
  return woods(random, w, y) + lawn(w, y, h) + school(w / 2, y + 24, s * 0.98) + tree(random, w * 0.05, y + 70, s * 1.5, '#e4512f') + tree(random, w * 0.95, y + 66, s * 1.45) + dais + flag(w * 0.685, y + 60, h * 0.43) + person(random, w * 0.445, y + 54 * s, s * 0.8, { outfit: 'teacher', pose: 'salute' }) + person(random, w * 0.56, y + 54 * s, s * 0.8, { outfit: 'sari', top: '#a62639', bottom: '#f0b94d' }) + row(random, 6, w * 0.2, w * 0.36, y + 76, (x, py, i) => person(random, x, py, s * 0.72, i % 2 ? { outfit: 'sari', top: '#1f5c8f', bottom: '#f1d9a0' } : { outfit: 'teacher' })) + lines;
});

export const shahidMinar: Scene = outdoors('morning', 0.56, (random, w, h, y) => {
  const s = h / 853;
  const column = (x: number, cw: number, ch: number): string => rect(x - cw / 2, -ch, cw, ch, '#fdfdfb') + rect(x - cw / 2 + 12, -ch + 12, cw - 24, ch - 12, '#e9dfcf') + times(4, (i) => rect(x - cw / 2 + 12 + ((cw - 24) * (i + 0.5)) / 4 - 2, -ch + 12, 4, ch - 12, '#fdfdfb')).join('');
  const middle = shape('M-74 0 V-330 L-50 -420 L50 -420 L74 -330 V0Z', '#fdfdfb') + shape('M-60 0 V-328 L-40 -406 L40 -406 L60 -328 V0Z', '#e9dfcf') + [-30, 0, 30].map((x) => rect(x - 2.5, -400, 5, 400, '#fdfdfb')).join('');
  const monument = at(w / 2, y + 26, s * 1.02, circle(0, -214, 138, colour.red) + column(-250, 84, 210) + column(-152, 92, 280) + column(152, 92, 280) + column(250, 84, 210) + middle + rect(-340, -10, 680, 30, '#c46b4a') + rect(-390, 16, 780, 30, '#b5533c') + rect(-440, 42, 880, 32, '#a34a35'));
  const wreath = (x: number, wy: number, k: number): string => at(x, wy, k, circle(0, 0, 34, 'none', `stroke="${colour.leafDark}" stroke-width="17"`) + times(12, (i) => circle(34 * Math.cos(i * 0.5236), 34 * Math.sin(i * 0.5236), 9, i % 2 ? colour.gold : colour.red)).join(''));
  const mourner = (x: number, py: number, i: number): string => person(random, x, py, s * 1.2, i % 2 ? { outfit: 'sari', top: '#fdfdfb', bottom: '#1c1f24', back: true, pose: 'hold' } : { outfit: 'panjabi', top: i % 4 ? '#fdfdfb' : '#1f2429', back: true, pose: i % 3 ? 'hold' : 'stand' });
  return woods(random, w, y, '#7fae8c') + lawn(w, y, h, '#a9c486', '#87a868') + tree(random, w * 0.07, y + 50, s * 1.7, '#e0482c') + tree(random, w * 0.93, y + 50, s * 1.7, '#e0482c') + monument + [-0.2, -0.1, 0, 0.1, 0.2].map((dx, i) => wreath(w * (0.5 + dx), y + 84 * s + (i % 2) * 10, s * 1.1)).join('') + shape(`M${w * 0.3} ${h} L${w * 0.4} ${y + 130 * s} L${w * 0.6} ${y + 130 * s} L${w * 0.7} ${h}Z`, '#e6d3b3') + row(random, 9, w * 0.09, w * 0.91, h * 0.96, mourner);
});

const mask = (kind: number): string => kind % 2
  ? circle(0, 0, 54, colour.gold) + shape('M-54 -26 L-46 -76 L-14 -50Z M54 -26 L46 -76 L14 -50Z', colour.orange) + circle(-21, -8, 19, '#fff') + circle(21, -8, 19, '#fff') + circle(-21, -8, 9, colour.ink) + circle(21, -8, 9, colour.ink) + shape('M-9 10 L9 10 L0 30Z', colour.red) + line('M-34 30 Q0 52 34 30', colour.redDeep, 5)
  : circle(0, 0, 54, colour.orange) + circle(-44, -40, 17, colour.orange) + circle(44, -40, 17, colour.orange) + line('M-14 -50 V-30 M0 -52 V-28 M14 -50 V-30 M-52 4 h20 M52 4 h-20 M-48 20 h18 M48 20 h-18', colour.ink, 6) + oval(0, 20, 27, 22, '#fff6df') + circle(-20, -8, 10, '#fff') + circle(20, -8, 10, '#fff') + circle(-20, -8, 5, colour.ink) + circle(20, -8, 5, colour.ink) + shape('M-9 8 L9 8 L0 20Z', colour.ink);

export const boishakh: Scene = outdoors('noon', 0.48, (random, w, h, y) => {
  const s = h / 853;
  const elephant = at(w * 0.72, h * 0.72, s * 1.5, rect(-140, 26, 280, 14, colour.wood) + circle(-96, 50, 20, colour.ink) + circle(96, 50, 20, colour.ink) + rect(-104, -40, 38, 70, '#8a6fb0') + rect(48, -40, 38, 70, '#8a6fb0') + oval(-6, -90, 124, 76, '#9d84c2') + circle(112, -128, 58, '#9d84c2') + line('M148 -112 Q186 -70 160 -14', '#9d84c2', 26) + shape('M92 -160 Q30 -160 50 -88 Q92 -82 104 -120Z', '#7d63a6') + circle(130, -138, 6, colour.ink) + shape('M-88 -146 Q-6 -184 64 -146 L54 -64 Q-6 -84 -78 -64Z', colour.red) + line('M-84 -100 Q-6 -132 60 -100', colour.gold, 8) + times(5, (i) => circle(-62 + i * 28, -120, 7, colour.gold)).join('') + line('M140 -92 Q158 -84 166 -96', '#fff', 8));
  const walker = (x: number, py: number, i: number): string => person(random, x, py, s * 1.28, { ...(i % 2 ? { outfit: 'sari' as const, top: '#fdfaf2', bottom: colour.red } : { outfit: 'panjabi' as const, top: i % 4 ? '#fdfaf2' : '#d8343f' }), pose: i % 3 === 0 ? 'raise' : i % 3 === 1 ? 'cheer' : 'walk', turn: 1, held: i % 3 === 0 ? line('M0 0 V-96', colour.wood, 6) + at(0, -142, 0.95, mask(i)) : '' });
  const kite = (x: number, ky: number, tone: string): string => shape(`M${x} ${ky} l30 36 l-30 44 l-30 -44Z`, tone) + line(`M${x} ${ky} v80 M${x - 30} ${ky + 36} h60`, '#00000030', 2) + line(`M${x} ${ky + 80} q16 30 -4 60 q-14 26 4 50`, '#8a7a66', 2);
  const alpana = times(4, (i) => at(w * (0.14 + i * 0.24), h * 0.94, s, `<g transform="scale(1 .36)">${circle(0, 0, 80, 'none', 'stroke="#fff" stroke-width="6"')}${times(8, (p) => `<g transform="rotate(${p * 45})">${oval(0, -46, 15, 32, i % 2 ? '#d8343f' : '#f2b33d', 'fill-opacity=".85"')}</g>`).join('')}${circle(0, 0, 15, '#fff')}</g>`)).join('');
  return woods(random, w, y) + rect(0, y, w, h - y, '#d9b896') + tree(random, w * 0.06, y + 30, s * 1.6, '#e4512f') + tree(random, w * 0.95, y + 26, s * 1.5) + kite(w * 0.3, h * 0.1, colour.red) + kite(w * 0.52, h * 0.17, colour.gold) + kite(w * 0.86, h * 0.08, '#3f7fb5') + bunting(0, w * 0.5, y * 0.72, 40) + bunting(w * 0.5, w, y * 0.72, 40) + banner(w * 0.235, y - 40, w * 0.23, 80 * s, colour.red, 'শুভ নববর্ষ ১৪৩৩', 34 * s) + elephant + alpana + row(random, 6, w * 0.07, w * 0.53, h * 0.86, walker) + walker(w * 0.92, h * 0.9, 3);
});

/** A stage before its curtain; draw puts people on it, crowd heads close the front. */
function stage(curtain: string, words: string, draw: (random: Random, w: number, h: number, s: number, floor: number) => string): Scene {
  return (w, h, seed) => {
    const random = seeded(seed);
    const s = h / 853;
    const folds = times(16, (i) => rect((w / 16) * i, 0, w / 32, h * 0.7, '#00000014')).join('');
    const side = (x: number, flip: number): string => shape(`M${x} 0 h${flip * w * 0.13} Q${x + flip * w * 0.1} ${h * 0.34} ${x + flip * w * 0.03} ${h * 0.48} Q${x + flip * w * 0.07} ${h * 0.6} ${x + flip * w * 0.06} ${h * 0.7} H${x}Z`, colour.redDeep);
    return picture(w, h, `<defs><radialGradient id="spot" cx=".5" cy=".32" r=".7"><stop offset="0" stop-color="#fff3cf" stop-opacity=".55"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient></defs>` + rect(0, 0, w, h, curtain) + folds + rect(0, 0, w, h * 0.74, 'url(#spot)') + bunting(0, w, h * 0.02, 26) + banner(w / 2, h * 0.1, w * 0.62, 92 * s, colour.green, words, 40 * s) + rect(0, h * 0.68, w, h * 0.12, colour.woodLight) + rect(0, h * 0.78, w, h * 0.22, colour.woodDark) + times(12, (i) => line(`M${(w / 12) * i} ${h * 0.68} L${(w / 12) * i + (i - 6) * 12} ${h * 0.78}`, '#00000022', 2)).join('') + side(0, 1) + side(w, -1) + draw(random, w, h, s, h * 0.75) + times(9, (i) => bush(random, (w / 8) * i, h * 0.8, s * 0.8, i % 2 ? colour.gold : '#f1a7bd')).join('') + crowd(random, -10, h * 0.87, w + 40, 1, s * 1.35, true));
  };
}

export const concert: Scene = stage('#7b2d52', 'বার্ষিক সাংস্কৃতিক অনুষ্ঠান', (random, w, _h, s, floor) => {
  const harmonium = at(w * 0.4, floor, s * 1.1, rect(-60, -64, 120, 60, '#8f5a3a', 6) + rect(-54, -64, 108, 16, '#fff') +
    times(12, (i) => rect(-50 + i * 9, -64, 4, 9, '#222')).join(''));
  const tabla = at(w * 0.62, floor, s * 1.1, shape('M-62 -50 Q-76 0 -44 0 Q-12 0 -26 -50Z', '#8a5a35') +
    oval(-44, -50, 22, 8, '#fbf0d9') + circle(-44, -50, 6, '#222') + shape('M2 -46 Q-10 0 32 0 Q72 0 60 -46Z', '#b9c4c9') +
    oval(31, -46, 31, 10, '#fbf0d9') + circle(31, -46, 8, '#222'));
  const microphone = line('M0 0 L-6 -40', '#333', 6) + circle(-6, -44, 8, '#333');
  const dancer = (x: number, i: number): string =>
    person(random, w * x, floor, s * 1.35, {
      outfit: 'sari', top: i % 2 ? '#c2571a' : '#e9a02f', bottom: '#0b6b4f', pose: i % 2 ? 'cheer' : 'raise', turn: i < 2 ? 1 : -1,
    });
  return [0.2, 0.28, 0.72, 0.8].map(dancer).join('') +
    person(random, w * 0.4, floor, s * 1.3, { outfit: 'girl', top: '#a62639', pose: 'hold' }) +
    person(random, w * 0.51, floor, s * 1.4, { outfit: 'panjabi', top: '#fbf3df', pose: 'hold', held: microphone }) +
    person(random, w * 0.62, floor, s * 1.3, { outfit: 'panjabi', top: '#bcd3c2', pose: 'hold' }) + harmonium + tabla;
});

const cup = at(0, -10, 1, shape('M-22 -56 H22 Q22 -18 0 -14 Q-22 -18 -22 -56Z', colour.gold) + line('M-22 -48 Q-40 -44 -20 -28 M22 -48 Q40 -44 20 -28', colour.gold, 5) + rect(-5, -16, 10, 14, colour.gold) + rect(-16, -4, 32, 9, '#a8741d', 2));

export const prizes: Scene = stage('#1d4d6e', 'পুরস্কার বিতরণী অনুষ্ঠান', (random, w, _h, s, floor) =>
  rect(w * 0.62, floor - 92 * s, w * 0.24, 92 * s, '#fbf0d9', 4) + rect(w * 0.62, floor - 98 * s, w * 0.24, 18 * s, colour.red, 4) + times(4, (i) => at(w * (0.65 + i * 0.06), floor - 92 * s, s * (1.1 - (i % 2) * 0.25), cup)).join('') + person(random, w * 0.3, floor, s * 1.45, { outfit: 'teacher', top: '#22314a', pose: 'hold', turn: 1 }) + person(random, w * 0.42, floor, s * 1.25, { outfit: 'girl', pose: 'hold', turn: -1, held: cup }) + person(random, w * 0.52, floor, s * 1.25, { outfit: 'boy', pose: 'raise', held: cup }) + person(random, w * 0.19, floor, s * 1.4, { outfit: 'sari', top: '#0f766e', bottom: '#f3cf73', pose: 'hold', turn: 1 }) + person(random, w * 0.58, floor, s * 1.22, { outfit: 'girl', head: 'hijab', pose: 'cheer' }));

export const debate: Scene = stage('#2b4a3f', 'আন্তঃশ্রেণি বিতর্ক প্রতিযোগিতা', (random, w, _h, s, floor) => {
  const podium = (x: number): string => at(x, floor, s * 1.3, shape('M-46 -104 L46 -104 L36 0 L-36 0Z', colour.wood) + rect(-54, -116, 108, 16, colour.woodDark, 4) + circle(0, -58, 17, colour.gold) + line('M12 -116 Q22 -138 8 -146', '#222', 4));
  return person(random, w * 0.22, floor, s * 1.5, { outfit: 'girl', pose: 'point', turn: 1 }) + podium(w * 0.22) + person(random, w * 0.78, floor, s * 1.5, { outfit: 'boy', pose: 'raise', turn: -1 }) + podium(w * 0.78) + [0.36, 0.44, 0.56, 0.64].map((x, i) => pupil(random, w * x, floor + 20 * s, s * 1.25, { seated: true, pose: 'hold', turn: i < 2 ? 1 : -1 })).join('') + rect(w * 0.31, floor - 88 * s, w * 0.38, 90 * s, '#fbf0d9', 4) + rect(w * 0.31, floor - 92 * s, w * 0.38, 16 * s, colour.green, 4) + [0.36, 0.44, 0.56, 0.64].map((x) => rect(w * x - 26 * s, floor - 60 * s, 52 * s, 26 * s, colour.gold, 4)).join('');
});

export const bookDay: Scene = outdoors('morning', 0.5, (random, w, h, y) => {
  const s = h / 853;
  const covers = [colour.red, '#3f7fb5', colour.gold, '#7b4aa0', colour.orange];
  const held = (i: number, lift: number): string => at(0, lift, 1.15, book(item(covers, i % 5)));
  return woods(random, w, y) + lawn(w, y, h) + school(w / 2, y + 20, s * 0.95) + palm(w * 0.06, y + 60, s * 1.3) +
    palm(w * 0.95, y + 60, s * 1.3, true) + bunting(0, w / 2, h * 0.02, 30) + bunting(w / 2, w, h * 0.02, 30) +
    row(random, 7, w * 0.08, w * 0.92, h * 0.86, (x, py, i) => pupil(random, x, py, s * 1.15, { pose: 'raise', held: held(i, -16) })) +
    row(random, 6, w * 0.13, w * 0.87, h * 0.985, (x, py, i) =>
      pupil(random, x, py, s * 1.3, { pose: i % 2 ? 'raise' : 'hold', held: held(i + 2, i % 2 ? -16 : 0) })) +
    banner(w / 2, h * 0.885, w * 0.5, 84 * s, colour.red, 'পাঠ্যপুস্তক উৎসব ২০২৬', 42 * s);
});

interface Exhibit {
  /** Where it stands, as a share of the picture's width. */
  place: number;
  words: string;
  tone: string;
  cloth: string;
  model: string;
}

const planet = (r: number, i: number, tone: string): string =>
  oval(0, -58, r, r * 0.36, 'none', 'stroke="#7a8790" stroke-width="2.5"') +
  circle(r * (i % 2 ? -0.8 : 0.85), -58 + (i % 2 ? 16 : -10) * (i + 1) * 0.5, 11, tone);
const vane = (angle: number): string =>
  `<g transform="translate(0 -130) rotate(${angle})">${shape('M0 0 Q14 -40 0 -84 Q-10 -40 0 0Z', '#fff', 'stroke="#9fb3bd" stroke-width="2"')}</g>`;

const exhibits: Exhibit[] = [
  {
    place: 0.18, words: 'আগ্নেয়গিরি', tone: colour.redDeep, cloth: '#f0b94d',
    model: shape('M-80 0 L-24 -92 H24 L80 0Z', '#8a5a35') +
      shape('M-24 -92 H24 L34 -60 L10 -70 L-4 -44 L-16 -72 L-34 -60Z', colour.red) +
      circle(0, -108, 15, '#c9d1d6') + circle(16, -128, 20, '#dfe5e8'),
  },
  {
    place: 0.5, words: 'সৌরজগৎ', tone: '#2b73a8', cloth: '#8fc3e0',
    model: circle(0, -58, 28, colour.gold) + planet(50, 0, colour.red) + planet(76, 1, '#3f7fb5') + planet(100, 2, colour.leaf),
  },
  {
    place: 0.82, words: 'বায়ুবিদ্যুৎ', tone: colour.green, cloth: '#93c7a4',
    model: rect(-6, -130, 12, 130, '#c9d1d6') + [20, 140, 260].map(vane).join('') + circle(0, -130, 8, colour.red) +
      rect(40, -34, 50, 34, colour.woodLight) + shape('M34 -34 L65 -62 L96 -34Z', colour.brick),
  },
];

export const scienceFair: Scene = outdoors('noon', 0.4, (random, w, h, y) => {
  const s = h / 853;
  const board = (x: number, words: string, tone: string): string =>
    rect(x - 120 * s, y + 24 * s, 240 * s, 150 * s, '#fff', 4, `stroke="${tone}" stroke-width="7"`) +
    text(x, y + 66 * s, 25 * s, tone, words) +
    times(3, (i) => rect(x - 96 * s, y + (86 + i * 26) * s, 80 * s, 9 * s, '#c9d1d6', 4)).join('') +
    circle(x + 52 * s, y + 116 * s, 34 * s, tone, 'fill-opacity=".5"') +
    line(`M${x + 26 * s} ${y + 126 * s} l${22 * s} ${-24 * s} l${16 * s} ${14 * s} l${20 * s} ${-30 * s}`, '#fff', 4);
  const stripe = (x: number, tone: string): string =>
    shape(`M${w * 0.5} ${h * 0.03} L${w * x} ${y + 10} L${w * (x + 0.07)} ${y + 10}Z`, tone, 'fill-opacity=".8"');
  const tent = shape(`M${-w * 0.02} ${y + 10} L${w * 0.5} ${h * 0.03} L${w * 1.02} ${y + 10}Z`, '#f7ead0') +
    times(7, (i) => stripe(i / 7, i % 2 ? colour.greenSoft : colour.orange)).join('') +
    times(20, (i) => circle((w / 19) * i, y + 10, w / 40, i % 2 ? colour.green : '#fff')).join('');
  const stand = (x: number, { words, tone, cloth, model }: Exhibit): string =>
    board(x, words, tone) +
    person(random, x - 150 * s, h * 0.84, s * 1.2, { outfit: 'girl', pose: 'point', turn: 1 }) +
    person(random, x + 150 * s, h * 0.84, s * 1.2, { outfit: 'boy', pose: 'hold', turn: -1 }) +
    rect(x - 130 * s, h * 0.74, 260 * s, 96 * s, cloth, 4) + rect(x - 138 * s, h * 0.735, 276 * s, 16 * s, '#fff', 4) +
    at(x, h * 0.735, s * 0.9, model);
  const tables = exhibits.map((exhibit) => stand(w * exhibit.place, exhibit)).join('');
  return rect(0, y, w, h - y, '#e7d3ac') + tent + tables +
    row(random, 6, w * 0.06, w * 0.94, h * 1.08, (x, py) =>
      pupil(random, x, py, s * 1.35, { back: true, pose: pick(random, ['stand', 'point', 'hold'] as const) }));
});
