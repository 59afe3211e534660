/** Scenes of play and parade. */
import { at, circle, colour, line, rect, shape, times, oval } from './kit';
import { crowd, person, row } from './people';
import { banner, bunting, flag, lawn, palm, school, tree, woods } from './places';
import { outdoors, type Scene } from './outdoors';

const stand = (w: number, y: number, s: number): string => rect(0, y - 96 * s, w, 110 * s, '#e3c48d') + rect(0, y - 100 * s, w, 8 * s, '#c9a24a');

export const race: Scene = outdoors('noon', 0.42, (random, w, h, y) => {
  const s = h / 853;
  const track = rect(0, h * 0.56, w, h * 0.44, '#c4623f') +
    times(5, (i) => rect(0, h * (0.575 + i * 0.098), w, 5, '#fff', 0, 'fill-opacity=".85"')).join('');
  const kits = [colour.red, '#2b73a8', colour.gold, colour.leafDark];
  const runner = (top: string, i: number): string =>
    person(random, w * (0.7 - i * 0.15), h * (0.665 + i * 0.1), s * (1.15 + i * 0.13), {
      outfit: 'kit', pose: 'run', turn: 1, top, bottom: '#26303a', head: i % 2 ? 'plaits' : 'short',
    });
  const runners = kits.map(runner).join('');
  const tape = line(`M${w * 0.86} ${h * 0.5} L${w * 0.97} ${h}`, '#fff', 9) + rect(w * 0.845, h * 0.3, 10, h * 0.24, colour.wood);
  return woods(random, w, y) + lawn(w, y, h) + palm(w * 0.04, y + 8, s * 1.2) + tree(random, w * 0.95, y + 6, s * 1.3) +
    stand(w, h * 0.56, s * 0.9) + crowd(random, 0, h * 0.4, w, 2, s * 0.72) + bunting(0, w / 3, h * 0.2, 28) +
    bunting(w / 3, (w * 2) / 3, h * 0.2, 28) + bunting((w * 2) / 3, w, h * 0.2, 28) +
    banner(w * 0.5, h * 0.09, w * 0.52, 78 * s, colour.green, 'বার্ষিক ক্রীড়া প্রতিযোগিতা ২০২৬', 36 * s) +
    track + tape + runners;
});

const net = (x: number, y: number, s: number): string => at(x, y, s, times(10, (i) => line(`M${-150 + i * 33} -170 L${-170 + i * 38} -6`, '#fff', 1.6, 'stroke-opacity=".7"')).join('') + times(6, (i) => line(`M${-152 - i * 3} ${-170 + i * 32} H${152 + i * 3}`, '#fff', 1.6, 'stroke-opacity=".7"')).join('') + line('M-160 0 V-176 H160 V0', '#fff', 10));

export const football: Scene = outdoors('evening', 0.45, (random, w, h, y) => {
  const s = h / 853;
  const red = (x: number, py: number, k: number, pose: 'run' | 'kick' | 'stand', turn: -1 | 1): string => person(random, x, py, k, { outfit: 'kit', pose, turn, top: colour.red, bottom: '#fff' });
  const green = (x: number, py: number, k: number, pose: 'run' | 'cheer', turn: -1 | 1): string => person(random, x, py, k, { outfit: 'kit', pose, turn, top: colour.green, bottom: colour.gold });
  const ball = at(w * 0.6, h * 0.86, s * 1.4, oval(0, 18, 20, 5, '#123', 'fill-opacity=".2"') + circle(0, 0, 18, '#fff') + shape('M0 -8 L8 -2 L5 7 L-5 7 L-8 -2Z M-17 -6 L-10 -14 L-12 -2Z M17 -6 L10 -14 L12 -2Z M-9 15 L0 18 L9 15 L4 11 L-4 11Z', '#26303a'));
  return woods(random, w, y, '#5f9379') + lawn(w, y, h, '#79b85c', '#5b9c48') + tree(random, w * 0.08, y + 24, s * 1.4) + palm(w * 0.93, y + 24, s * 1.2, true) + stand(w * 0.62, y + 40 * s, s * 0.7) + crowd(random, 10, y - 96 * s, w * 0.6, 1, s * 0.62) + line(`M0 ${h * 0.66} H${w} M${w * 0.62} ${h * 0.56} L${w * 0.56} ${h * 0.76} H${w}`, '#fff', 5, 'stroke-opacity=".8"') + net(w * 0.82, y + 110 * s, s) + person(random, w * 0.82, y + 128 * s, s * 0.95, { outfit: 'kit', pose: 'cheer', top: colour.orange, bottom: '#26303a' }) + green(w * 0.3, h * 0.74, s * 1.05, 'run', 1) + red(w * 0.16, h * 0.82, s * 1.2, 'run', 1) + red(w * 0.5, h * 0.9, s * 1.6, 'kick', 1) + ball + green(w * 0.72, h * 0.95, s * 1.6, 'run', -1);
});

export const cricket: Scene = outdoors('noon', 0.44, (random, w, h, y) => {
  const s = h / 853;
  const wickets = (x: number, py: number, k: number): string => at(x, py, k, [-13, 0, 13].map((dx) => rect(dx - 2.5, -74, 5, 74, '#f3d9a4', 2)).join('') + rect(-17, -78, 34, 5, '#c9924a', 2));
  const bat = `<g transform="rotate(-152)">${rect(-5, -34, 10, 36, '#5a3b24', 3)}${rect(-11, -124, 22, 92, '#e8c285', 6)}</g>`;
  const white = (x: number, py: number, k: number, pose: 'stand' | 'bat' | 'raise' | 'hold' | 'cheer', turn: -1 | 1, held = ''): string => person(random, x, py, k, { outfit: 'teacher', top: '#fdfdf8', bottom: '#f1efe4', head: 'cap', pose, turn, held });
  return woods(random, w, y) + lawn(w, y, h, '#86c266', '#69aa50') + school(w * 0.26, y + 10, s * 0.6) + tree(random, w * 0.62, y + 14, s * 1.2) + tree(random, w * 0.94, y + 20, s * 1.5, '#f3c64b') + rect(w * 0.76, y - 60 * s, 130 * s, 74 * s, '#26303a', 5) + line(`M0 ${y + 66 * s} Q${w / 2} ${y + 30 * s} ${w} ${y + 66 * s}`, '#fff', 5) + shape(`M${w * 0.36} ${y + 70 * s} L${w * 0.62} ${y + 70 * s} L${w * 0.8} ${h} L${w * 0.14} ${h}Z`, '#dcc08a') + line(`M${w * 0.22} ${h * 0.9} H${w * 0.72}`, '#fff', 5) + wickets(w * 0.5, y + 110 * s, s * 0.9) + white(w * 0.57, y + 120 * s, s * 0.85, 'raise', -1) + white(w * 0.18, y + 130 * s, s * 0.9, 'hold', 1) + white(w * 0.86, y + 140 * s, s * 0.95, 'stand', -1) + circle(w * 0.52, h * 0.68, 9, colour.red) + wickets(w * 0.4, h * 0.95, s * 1.5) + white(w * 0.48, h * 0.95, s * 1.75, 'bat', 1, bat) + white(w * 0.24, h * 0.98, s * 1.6, 'hold', 1);
});

export const parade: Scene = outdoors('morning', 0.48, (random, w, h, y) => {
  const s = h / 853;
  const standard = line('M0 30 V-150', colour.wood, 7) + shape('M4 -148 h112 v68 h-112Z', '#006a4e') + circle(54, -114, 20, '#f42a41');
  return woods(random, w, y) + lawn(w, y, h) + school(w / 2, y + 18, s * 0.92) + tree(random, w * 0.05, y + 60, s * 1.5, '#e4512f') + palm(w * 0.95, y + 60, s * 1.4, true) + bunting(0, w / 2, h * 0.12, 30) + bunting(w / 2, w, h * 0.12, 30) + rect(0, h * 0.62, w, h * 0.38, '#d8bd8e') + rect(0, h * 0.62, w, 8, '#fff') + flag(w * 0.86, h * 0.66, h * 0.5) + times(3, (r) => row(random, 6, w * (0.08 + r * 0.02), w * (0.62 + r * 0.02), h * (0.72 + r * 0.12), (x, py, i) => person(random, x, py, s * (1 + r * 0.16), { outfit: 'scout', pose: 'walk', turn: 1, head: (i + r) % 3 === 0 ? 'hijab' : 'cap' }))).join('') + person(random, w * 0.72, h * 0.95, s * 1.4, { outfit: 'scout', pose: 'hold', head: 'cap', turn: 1, held: standard }) + person(random, w * 0.93, h * 0.9, s * 1.25, { outfit: 'teacher', top: '#22314a', pose: 'salute', turn: -1 });
});
