/** Small standing figures: pupils in the school's uniform, teachers, players, people of the festivals. */
import { at, between, circle, colour, hairs, line, oval, pick, rect, shadow, shape, skins, type Random } from './kit';

export type Outfit = 'boy' | 'girl' | 'sari' | 'panjabi' | 'teacher' | 'kit' | 'apron' | 'scout';
export type Pose = 'stand' | 'walk' | 'run' | 'raise' | 'cheer' | 'hold' | 'salute' | 'kick' | 'point' | 'bat';

export interface Figure {
  outfit: Outfit;
  pose?: Pose;
  back?: boolean;
  turn?: -1 | 0 | 1;
  head?: 'short' | 'plaits' | 'bun' | 'hijab' | 'cap';
  top?: string;
  bottom?: string;
  held?: string;
  seated?: boolean;
}

type Joint = readonly [number, number, number, number];
/** Elbow and hand of the left and the right arm, from shoulders at (∓24, −140). */
const arms: Record<Pose, readonly [Joint, Joint]> = {
  stand: [[-34, -112, -35, -82], [34, -112, 35, -82]], walk: [[-36, -114, -28, -86], [36, -112, 42, -86]],
  run: [[-44, -118, -30, -100], [44, -112, 56, -132]], raise: [[-34, -112, -35, -82], [40, -166, 42, -204]],
  cheer: [[-44, -164, -42, -204], [44, -164, 42, -204]], hold: [[-34, -112, -10, -102], [34, -112, 10, -102]],
  salute: [[-34, -112, -35, -82], [48, -150, 20, -178]], kick: [[-46, -122, -62, -104], [44, -126, 60, -142]],
  point: [[-34, -112, -35, -82], [48, -142, 78, -156]], bat: [[-20, -110, 18, -98], [38, -112, 22, -96]],
};
/** Knee and foot of both legs, from hips at (∓11, −80). */
const legs: Record<Pose, readonly [Joint, Joint]> = {
  stand: [[-12, -42, -12, -4], [12, -42, 12, -4]], walk: [[-18, -42, -24, -4], [16, -42, 20, -6]],
  run: [[-26, -50, -52, -34], [28, -58, 30, -8]], raise: [[-12, -42, -12, -4], [12, -42, 12, -4]],
  cheer: [[-14, -42, -16, -4], [14, -42, 16, -4]], hold: [[-12, -42, -12, -4], [12, -42, 12, -4]],
  salute: [[-10, -42, -9, -4], [10, -42, 9, -4]], kick: [[-16, -42, -18, -4], [32, -60, 62, -44]],
  point: [[-12, -42, -12, -4], [12, -42, 12, -4]], bat: [[-22, -42, -26, -4], [20, -42, 28, -4]],
};

function limb(x: number, y: number, [mx, my, ex, ey]: Joint, upper: string, lower: string, width: number): string {
  return line(`M${mx} ${my} L${ex} ${ey}`, lower, width * 0.86) + line(`M${x} ${y} L${mx} ${my}`, upper, width);
}

function body(figure: Figure, top: string, bottom: string): string {
  switch (figure.outfit) {
    case 'girl': {
      const sash = figure.back ? '' : line('M-19 -144 L3 -96 M19 -144 L-3 -96', '#fff', 9);
      return shape('M-24 -146 Q0 -154 24 -146 L27 -96 L38 -38 Q0 -28 -38 -38 L-27 -96Z', top) + sash + rect(-27, -104, 54, 8, '#fff', 3);
    }
    case 'sari':
      return shape('M-24 -146 Q0 -154 24 -146 L28 -90 L36 -6 Q0 4 -36 -6 L-28 -90Z', top) + line('M-35 -9 Q0 1 35 -9', bottom, 7) +
        (figure.back ? line('M-20 -140 L10 -40', bottom, 6) : shape('M-26 -142 L-10 -148 L28 -96 L24 -84Z', bottom) + line('M12 -96 L18 -20', '#0000001f', 3));
    case 'panjabi': return shape('M-26 -146 Q0 -154 26 -146 L29 -90 L32 -52 Q0 -46 -32 -52 L-29 -90Z', top) + (figure.back ? '' : line('M0 -144 L0 -112', '#00000033', 2));
    case 'apron': return shape('M-25 -146 Q0 -154 25 -146 L28 -90 L32 -40 Q0 -34 -32 -40 L-28 -90Z', '#fff') + line('M0 -120 L0 -40', '#c8d2d8', 2.5) + (figure.back ? '' : shape('M-9 -150 L0 -128 L9 -150Z', colour.green));
    case 'kit': return shape('M-25 -146 Q0 -154 25 -146 L23 -80 L-23 -80Z', top) + shape('M-23 -84 L23 -84 L26 -56 L2 -56 L0 -66 L-2 -56 L-26 -56Z', bottom) + (figure.back ? '' : line('M-12 -147 L0 -136 L12 -147', '#fff', 4));
    default:
      return shape('M-25 -146 Q0 -154 25 -146 L23 -78 L-23 -78Z', top) + rect(-23, -84, 46, 6, '#2b2b2b') +
        (figure.outfit === 'scout' && !figure.back ? shape('M-12 -150 L0 -122 L12 -150Z', colour.gold) : figure.outfit === 'boy' && !figure.back ? shape('M-4 -148 L4 -148 L6 -108 L0 -100 L-6 -108Z', colour.green) : '');
  }
}

function head(figure: Figure, skin: string, hair: string): string {
  const kind = figure.head ?? (figure.outfit === 'girl' ? 'plaits' : figure.outfit === 'sari' ? 'bun' : 'short');
  const dx = (figure.turn ?? 0) * 6;
  const plaits = [-1, 1].map((side) => line(`M${side * 20} -168 Q${side * 30} -150 ${side * 25} -128`, hair, 9) + circle(side * 25, -128, 5.5, colour.red)).join('');
  if (figure.back) {
    const behind = circle(0, -174, 26, kind === 'hijab' ? '#f5f2ea' : hair) + rect(-7, -156, 14, 12, kind === 'hijab' ? '#f5f2ea' : skin);
    if (kind === 'hijab') return shape('M-27 -176 C-27 -210 27 -210 27 -176 L33 -124 Q0 -112 -33 -124Z', '#f5f2ea');
    return behind + oval(-26, -170, 4, 7, skin) + oval(26, -170, 4, 7, skin) + (kind === 'plaits' ? plaits : kind === 'bun' ? circle(0, -168, 15, '#00000040') : kind === 'cap' ? shape('M-27 -176 C-27 -208 27 -208 27 -176Z', colour.green) : '');
  }
  const eyes = circle(-9 + dx, -172, 2.7, '#22170f') + circle(9 + dx, -172, 2.7, '#22170f') + line(`M${-8 + dx} -161 Q${dx} -154 ${8 + dx} -161`, '#8e3b2f', 2.6) + circle(-15 + dx, -164, 4.5, '#e0583f', 'fill-opacity=".22"') + circle(15 + dx, -164, 4.5, '#e0583f', 'fill-opacity=".22"');
  const skull = rect(-8, -156, 16, 16, skin) + oval(-25, -171, 4.5, 7, skin) + oval(25, -171, 4.5, 7, skin) + circle(0, -174, 25, skin);
  if (kind === 'hijab') return shape('M-28 -176 C-28 -212 28 -212 28 -176 L32 -128 Q0 -112 -32 -128Z', '#f5f2ea') + oval(dx / 2, -172, 19.5, 21, skin) + eyes;
  const fringe = kind === 'cap' ? shape('M-27 -178 C-27 -208 27 -208 27 -178 L36 -174 L-27 -174Z', colour.green)
    : kind === 'short' ? shape('M-27 -174 C-30 -212 30 -212 27 -174 Q20 -190 4 -190 Q-16 -190 -27 -174Z', hair)
      : shape('M-27 -168 C-32 -212 32 -212 27 -168 Q22 -186 2 -194 Q-20 -188 -27 -168Z', hair);
  const behind = kind === 'plaits' ? plaits : kind === 'bun' ? circle(18, -194, 13, hair) : '';
  return behind + skull + eyes + fringe;
}

/** What an outfit looks like above and below the waist, unless the figure says otherwise. */
function uniform(outfit: Outfit): [top: string, bottom: string] {
  switch (outfit) {
    case 'girl': return [colour.green, '#f3f5f3'];
    case 'boy': return ['#fdfdfb', colour.greenDeep];
    case 'scout': return ['#b9a06a', '#4d5a3a'];
    case 'apron': return ['#fff', '#39464d'];
    default: return ['#dfe8f0', '#39464d'];
  }
}

/** One figure with its feet at (x, y), about 200 units tall before scaling. */
export function person(random: Random, x: number, y: number, scale: number, figure: Figure): string {
  const skin = pick(random, skins.slice(0, 5));
  const hair = pick(random, hairs);
  const pose = figure.pose ?? 'stand';
  const [usualTop, usualBottom] = uniform(figure.outfit);
  const top = figure.top ?? usualTop;
  const bottom = figure.bottom ?? usualBottom;
  const bare = figure.outfit === 'kit' || figure.outfit === 'boy' || figure.outfit === 'scout' || figure.outfit === 'sari';
  const sleeve = figure.outfit === 'sari' ? bottom : top;
  const [leftArm, rightArm] = arms[pose];
  const [leftLeg, rightLeg] = legs[pose];
  const leg = figure.outfit === 'kit' ? skin : figure.outfit === 'girl' || figure.outfit === 'panjabi' ? '#f3f1ea' : bottom;
  const shoe = (joint: Joint): string => oval(joint[2] + 3, joint[3], 11, 5.5, figure.outfit === 'panjabi' || figure.outfit === 'sari' ? '#6b4427' : '#1f2326');
  const thigh = figure.outfit === 'kit' ? bottom : leg;
  const legPair = figure.outfit === 'sari' ? '' : limb(-11, -80, leftLeg, thigh, leg, 18) + limb(11, -80, rightLeg, thigh, leg, 18);
  const lower = figure.seated ? '' : legPair + shoe(leftLeg) + shoe(rightLeg);
  const armPair = limb(-22, -138, leftArm, sleeve, bare ? skin : sleeve, 15) + circle(leftArm[2], leftArm[3], 7, skin) +
    limb(22, -138, rightArm, sleeve, bare ? skin : sleeve, 15) + circle(rightArm[2], rightArm[3], 7, skin);
  const held = figure.held ? at(rightArm[2], rightArm[3], 1, figure.held) : '';
  const upper = body(figure, top, bottom) + head(figure, skin, hair);
  const drawn = figure.back ? armPair + held + upper : upper + held + armPair;
  return at(x, y, scale, (figure.seated ? '' : shadow(4, 0, 40, 8)) + lower + drawn);
}

/** A pupil of either sex, in uniform. */
export function pupil(random: Random, x: number, y: number, scale: number, more: Partial<Figure> = {}): string {
  const girl = random() > 0.5;
  return person(random, x, y, scale, { outfit: girl ? 'girl' : 'boy', ...(girl && random() > 0.6 ? { head: 'hijab' as const } : {}), ...more });
}

/** A row of people of the same kind along a line. */
export function row(random: Random, count: number, from: number, to: number, y: number, draw: (x: number, y: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(from + ((to - from) * (count === 1 ? 0.5 : index / (count - 1))) + between(random, -6, 6), y + between(random, -3, 3), index)).join('');
}

/** A watching crowd, as rows of heads and shoulders. */
export function crowd(random: Random, x: number, y: number, w: number, rows: number, scale: number, back = false): string {
  let drawn = '';
  for (let r = 0; r < rows; r += 1) {
    const gap = 62 * scale;
    for (let cx = x + (r % 2) * gap * 0.5; cx < x + w; cx += gap) drawn += pupil(random, cx + between(random, -4, 4), y + r * 46 * scale + 120 * scale, scale, { seated: true, back, pose: pick(random, ['stand', 'stand', 'stand', 'raise', 'cheer'] as const) });
  }
  return drawn;
}
