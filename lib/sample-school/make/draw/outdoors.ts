/** Scenes under the open sky: the campus in its seasons, the river, the garden, a journey. */
import { at, between, circle, colour, fade, glow, item, line, oval, picture, pick, rect, seeded, shape, text, times, type Random } from './kit';
import { person, pupil, row } from './people';
import { bush, flag, lawn, palm, school, sky, skyStops, tree, woods, type Light } from './places';

export type Scene = (w: number, h: number, seed: number) => string;

/** A picture under the sky of the given light; draw receives the horizon. */
export function outdoors(light: Light, level: number, draw: (random: Random, w: number, h: number, horizon: number) => string): Scene {
  return (w, h, seed) => {
    const random = seeded(seed);
    const horizon = h * level;
    return picture(w, h, `<defs>${fade('sky', ...skyStops(light))}${glow('sun', '#fff3c4')}${fade('water', '#8fd3df', '#3f93ad')}</defs>` + sky(random, w, horizon, light) + draw(random, w, h, horizon));
  };
}

const path = (w: number, h: number, top: number): string => shape(`M${w * 0.5 - 50} ${top} L${w * 0.5 + 50} ${top} L${w * 0.66} ${h} L${w * 0.34} ${h}Z`, colour.sand) + shape(`M${w * 0.5 - 50} ${top} L${w * 0.5 - 40} ${top} L${w * 0.37} ${h} L${w * 0.34} ${h}Z M${w * 0.5 + 50} ${top} L${w * 0.5 + 40} ${top} L${w * 0.63} ${h} L${w * 0.66} ${h}Z`, colour.sandDark);

const grounds = (light: Light): Scene => outdoors(light, 0.6, (random, w, h, y) => {
  const s = Math.min(w / 1500, h / 800);
  return woods(random, w, y, light === 'evening' ? '#6d9a86' : '#86bb92') + lawn(w, y, h) + school(w / 2, y + 26, s * 1.12) +
    path(w, h, y + 26) + tree(random, w * 0.07, y + 70, s * 1.5, '#e4512f') + tree(random, w * 0.93, y + 60, s * 1.45) + palm(w * 0.17, y + 46, s * 1.2) + palm(w * 0.85, y + 36, s * 1.15, true) +
    flag(w * 0.69, y + 66, h * 0.44) + times(6, (i) => bush(random, w * (0.24 + 0.03 * i) - (i > 2 ? -w * 0.3 : 0), y + 58, s * 0.62, i % 2 ? '#f7d04a' : colour.red)).join('') +
    row(random, 4, w * 0.42, w * 0.57, y + 110, (x, py) => pupil(random, x, py, s * 0.72, { back: true, pose: 'walk' })) +
    pupil(random, w * 0.26, h * 0.9, s * 1.25, { pose: 'walk', turn: 1 }) + pupil(random, w * 0.33, h * 0.92, s * 1.25, { pose: 'raise', turn: 1 }) + pupil(random, w * 0.72, h * 0.93, s * 1.3, { outfit: 'girl', head: 'plaits', turn: -1, pose: 'hold', held: book(colour.red) }) + pupil(random, w * 0.79, h * 0.9, s * 1.3, { turn: -1 });
});

export const book = (cover: string): string => rect(-24, -18, 30, 38, cover, 3) + rect(-20, -14, 4, 30, '#ffffff66') + rect(4, -16, 4, 34, '#fff');

export const campusMorning = grounds('morning');
export const campusEvening = grounds('evening');

const umbrella = (tone: string): string => line('M0 10 V-122', '#4a3a2a', 4) + at(-6, -40, 1.15, shape('M-66 -78 Q0 -160 66 -78 Q44 -92 22 -78 Q0 -92 -22 -78 Q-44 -92 -66 -78Z', tone) + line('M-22 -78 Q-12 -118 0 -122 Q12 -118 22 -78', '#00000022', 2));

export const monsoon: Scene = outdoors('rain', 0.58, (random, w, h, y) => {
  const s = Math.min(w / 1500, h / 800);
  const puddle = (x: number, py: number, r: number): string => oval(x, py, r, r * 0.2, '#a9cbd4') +
    oval(x - r * 0.2, py, r * 0.4, r * 0.07, '#d6e8ec') + oval(x + r * 0.3, py + 4, r * 0.25, r * 0.05, '#86aeba');
  const drop = (): string => {
    const x = random() * w * 1.05;
    const top = random() * h;
    return line(`M${x.toFixed(0)} ${top.toFixed(0)} l-7 30`, '#eef6f8', 2, 'stroke-opacity=".5"');
  };
  const walker = (x: number, i: number, tone: string): string =>
    person(random, w * x, h * (0.86 + 0.05 * (i % 2)), s * 1.3, {
      outfit: i % 2 ? 'girl' : 'boy', pose: 'hold', turn: i < 2 ? 1 : -1, held: umbrella(tone),
    });
  const tones = [colour.red, '#2f7fb5', colour.gold, '#7b4aa0', colour.orange];
  const walkers = [0.2, 0.34, 0.5, 0.67, 0.8].map((x, i) => walker(x, i, item(tones, i))).join('');
  return woods(random, w, y, '#6d998a') + lawn(w, y, h, '#7fb06a', '#5f9355') + school(w / 2, y + 24, s * 1.08) +
    path(w, h, y + 24) + tree(random, w * 0.08, y + 66, s * 1.5) + tree(random, w * 0.9, y + 60, s * 1.4, '#f3c64b') +
    puddle(w * 0.42, h * 0.8, 120) + puddle(w * 0.62, h * 0.93, 150) + puddle(w * 0.14, h * 0.95, 110) + walkers +
    times(150, drop).join('');
});

const boat = (x: number, y: number, s: number, sail: string): string => at(x, y, s, oval(0, 26, 150, 10, '#1f5d70', 'fill-opacity=".35"') + line('M10 0 V-210', '#5b3b22', 7) + shape('M16 -206 Q120 -150 96 -30 L16 -24Z', sail) + shape('M16 -206 Q70 -150 60 -28 L16 -24Z', '#ffffff2e') + shape('M-160 -22 Q-100 10 0 8 Q100 10 164 -30 Q120 34 60 32 L-70 32 Q-130 30 -160 -22Z', '#6b4427') + shape('M-100 -2 Q-96 -52 -50 -52 Q-8 -52 -4 2Z', '#c79a5a') + line('M-84 -4 Q-80 -44 -50 -46 M-50 -50 V0 M-20 0 Q-22 -40 -50 -46', '#9a7038', 3));

export const river: Scene = outdoors('evening', 0.46, (random, w, h, y) => {
  const s = h / 853;
  const kash = (x: number, base: number, k: number): string => at(x, base, k, times(9, (i) => { const lean = -44 + i * 11 + between(random, -6, 6); return line(`M${i * 4 - 16} 0 Q${lean * 0.4} -80 ${lean} -120`, '#7d9a4c', 3) + oval(lean * 1.08, -140, 8, 30, '#fdf8ec', `transform="rotate(${lean / 3} ${lean} -130)"`); }).join(''));
  const hut = (x: number): string => at(x, y + 6, s, rect(-50, -52, 100, 52, '#c99259') + shape('M-68 -48 L-30 -98 L30 -98 L68 -48Z', '#8f6a3a') + rect(-12, -38, 24, 38, '#6b4427'));
  return woods(random, w, y, '#5e8f78') + hut(w * 0.2) + hut(w * 0.29) + palm(w * 0.14, y + 6, s) + palm(w * 0.36, y + 6, s * 0.9, true) + rect(0, y, w, h - y, 'url(#water)') + shape(`M${w * 0.68} ${y} L${w * 0.88} ${y} L${w * 0.98} ${h} L${w * 0.56} ${h}Z`, '#ffe2a8', 'fill-opacity=".35"') +
    times(40, () => { const ry = between(random, y + 12, h - 10); const len = (ry - y) / 4 + 14; return line(`M${(random() * w).toFixed(0)} ${ry.toFixed(0)} q${(len / 2).toFixed(0)} -4 ${len.toFixed(0)} 0`, '#fff', 2.4, 'stroke-opacity=".4"'); }).join('') + boat(w * 0.6, y + (h - y) * 0.3, s * 1, '#d8573c') + boat(w * 0.3, y + (h - y) * 0.6, s * 1.5, '#e9b64c') +
    shape(`M0 ${h} V${h * 0.86} Q${w * 0.2} ${h * 0.84} ${w * 0.34} ${h}Z M${w} ${h} V${h * 0.82} Q${w * 0.8} ${h * 0.86} ${w * 0.7} ${h}Z`, '#6d9a50') + times(5, (i) => kash(w * (0.03 + i * 0.055), h * (0.93 + 0.02 * (i % 3)), s * 1.25) + kash(w * (0.8 + i * 0.05), h * (0.96 - 0.02 * (i % 3)), s * 1.3)).join('');
});

/** Where the pond's lilies float, as shares of the picture, and their size. */
const lilies: [x: number, y: number, size: number][] = [
  [0.24, 0.78, 1], [0.4, 0.7, 0.7], [0.56, 0.86, 1.25], [0.73, 0.75, 0.9], [0.84, 0.9, 1.1], [0.34, 0.94, 1.3],
];

export const pond: Scene = outdoors('morning', 0.42, (random, w, h, y) => {
  const s = h / 853;
  const petal = (angle: number, fill: string): string =>
    `<g transform="rotate(${angle})">${shape('M0 4 Q-15 -24 0 -54 Q15 -24 0 4Z', fill)}</g>`;
  const lily = (x: number, py: number, k: number): string => at(x, py, k,
    oval(0, 8, 62, 17, '#3f8f55') + shape('M0 8 L60 0 L62 12Z', '#6cb7c4') +
    petal(-44, '#f1a7bd') + petal(-24, '#f8c9d6') + petal(0, '#fff2f5') + petal(24, '#f8c9d6') + petal(44, '#f1a7bd') +
    circle(0, -4, 8, colour.gold));
  const ripple = (): string => {
    const x = between(random, 0.2, 0.75) * w;
    const ry = between(random, 0.66, 0.97) * h;
    return line(`M${x.toFixed(0)} ${ry.toFixed(0)} q20 -4 44 0`, '#fff', 2.4, 'stroke-opacity=".45"');
  };
  return woods(random, w, y) + lawn(w, y, h) + school(w * 0.5, y + 20, s * 0.8) +
    tree(random, w * 0.09, y + 50, s * 1.4, '#e4512f') + palm(w * 0.86, y + 40, s * 1.3, true) + palm(w * 0.93, y + 50, s * 1.1) +
    shape(`M${w * 0.02} ${h} Q${w * -0.02} ${h * 0.58} ${w * 0.5} ${h * 0.57} Q${w * 1.02} ${h * 0.58} ${w * 0.98} ${h}Z`, '#d3b883') +
    shape(`M${w * 0.05} ${h} Q${w * 0.02} ${h * 0.61} ${w * 0.5} ${h * 0.6} Q${w * 0.98} ${h * 0.61} ${w * 0.95} ${h}Z`, 'url(#water)') +
    times(18, ripple).join('') +
    lilies.map(([x, ly, k]) => lily(w * x, h * ly, s * k)).join('') +
    row(random, 3, w * 0.42, w * 0.56, h * 0.57, (x, py) => pupil(random, x, py, s * 0.8));
});

export const planting: Scene = outdoors('morning', 0.48, (random, w, h, y) => {
  const s = h / 853;
  const sapling = (x: number, py: number): string => oval(x, py, 50, 12, '#8a5a35') + line(`M${x} ${py} Q${x - 4} ${py - 50} ${x + 3} ${py - 96}`, '#6d8f3c', 6) + times(5, (i) => `<g transform="translate(${x} ${py - 44 - i * 13}) rotate(${i % 2 ? -60 : 60})">${shape('M0 0 Q-16 -26 0 -52 Q16 -26 0 0Z', i % 2 ? colour.leaf : colour.leafDark)}</g>`).join('');
  const can = rect(-26, -6, 40, 34, '#3f7fb5', 5) + line('M14 8 L40 -8', '#3f7fb5', 7) + line('M42 -4 l10 22 M46 -4 l18 16', '#bfe6f2', 3);
  return woods(random, w, y) + lawn(w, y, h) + school(w * 0.5, y + 18, s * 0.78) + tree(random, w * 0.05, y + 90, s * 1.7) + tree(random, w * 0.95, y + 80, s * 1.6, '#f3c64b') + [0.2, 0.5, 0.78].map((x, i) => person(random, w * x - 90 * s, h * (0.9 + 0.04 * (i % 2)), s * 1.5, { outfit: i === 1 ? 'girl' : 'boy', pose: 'hold', turn: 1, held: i === 1 ? can : '' }) + sapling(w * x, h * (0.92 + 0.04 * (i % 2))) + person(random, w * x + 90 * s, h * (0.9 + 0.04 * (i % 2)), s * 1.5, { outfit: i === 1 ? 'teacher' : 'girl', pose: 'hold', turn: -1, held: i === 2 ? at(0, 0, 1, can, false) : '' })).join('');
});

export const tour: Scene = outdoors('noon', 0.55, (random, w, h, y) => {
  const s = h / 853;
  const hill = (x: number, r: number, tone: string): string => shape(`M${x - r} ${y + 4} Q${x} ${y - r * 0.75} ${x + r} ${y + 4}Z`, tone);
  const ruin = at(w * 0.3, y + 30, s * 1.1, rect(-230, -60, 460, 66, '#b5653f') + rect(-170, -120, 340, 66, '#c37549') + rect(-100, -176, 200, 60, '#b5653f') + times(11, (i) => rect(-214 + i * 40, -44, 22, 30, '#8f4a2e', 11)).join('') + times(8, (i) => rect(-152 + i * 40, -104, 20, 28, '#8f4a2e', 10)).join('') + rect(-24, -160, 48, 60, '#7a3c24', 22));
  const bus = at(w * 0.75, h * 0.85, s * 1.3, oval(0, 8, 230, 16, '#123', 'fill-opacity=".2"') + rect(-220, -150, 440, 144, colour.green, 20) + rect(-220, -70, 440, 22, colour.gold) + times(6, (i) => rect(-202 + i * 58, -134, 48, 50, '#d4eef6', 6) + circle(-178 + i * 58, -102, 13, pick(random, ['#cf9565', '#a0683f', '#e0ac7c'])) + shape(`M${-191 + i * 58} -102 a13 14 0 0 1 26 0Z`, '#231a16')).join('') + rect(150, -134, 60, 112, '#bfe2ee', 8) + text(-6, -24, 19, '#fff', 'কাজলরেখা স্কুল অ্যান্ড কলেজ') + [-140, 140].map((x) => circle(x, -2, 34, '#26303a') + circle(x, -2, 14, '#c9d1d6')).join(''));
  return hill(w * 0.1, 330, '#8fc3a4') + hill(w * 0.62, 420, '#7db893') + hill(w * 0.95, 360, '#9accae') + woods(random, w, y, '#6faf7f') + lawn(w, y, h) + ruin + rect(0, h * 0.8, w, h * 0.2, '#7c8388') + rect(0, h * 0.8, w, 8, '#d9cdb4') + times(9, (i) => rect(i * w * 0.12, h * 0.91, w * 0.06, 8, '#fff')).join('') + bus + row(random, 6, w * 0.06, w * 0.44, h * 0.87, (x, py, i) => pupil(random, x, py, s * 1.05, { pose: i % 3 === 1 ? 'cheer' : 'stand', turn: i % 2 ? 1 : -1 })) + palm(w * 0.96, y + 60, s * 1.4, true);
});
