/** Portraits: a bust before a soft backdrop, varied by seed within what the record says of the person. */
import { at, between, circle, fade, glow, hairs, line, oval, picture, pick, rect, seeded, shape, skins, type Random } from './kit';

export interface Sitter {
  seed: number;
  woman?: boolean;
  age?: 'young' | 'middle' | 'old';
  wear?: 'suit' | 'panjabi' | 'shirt' | 'sari' | 'kameez' | 'waistcoat';
  head?: 'short' | 'bald' | 'side' | 'bun' | 'long' | 'hijab' | 'tupi';
  beard?: 'none' | 'moustache' | 'full';
  glasses?: boolean;
  teep?: boolean;
}

const backdrops = [
  ['#f7e7c8', '#e9c98f'], ['#d9ecdf', '#9ccbb0'], ['#d8e8f3', '#9fc3dc'], ['#f6ddd2', '#e3ab98'], ['#e8e1f2', '#bfb0da'], ['#e4efcf', '#b7cf87'],
] as const;
const suits = ['#22314a', '#2d3a3f', '#3a2f3f', '#1f3d38'];
const shirts = ['#e9f1f7', '#cfe3f2', '#f5e9d8', '#dfeadf', '#b9cfe4', '#e8d5d5'];
const panjabis = ['#fbf7ee', '#e6d3ad', '#bcd3c2', '#c6d6e6', '#8fa7bf', '#e8c7b0'];
const saris = [['#a62639', '#f0b94d'], ['#0f766e', '#f3cf73'], ['#5b3a8c', '#e4b7e0'], ['#c2571a', '#7a1f2b'], ['#1f5c8f', '#f1d9a0'], ['#7b2d52', '#e7a8b8'], ['#4f6f32', '#e9d27c']] as const;
const scarves = ['#f4efe6', '#2f3b52', '#6a8caf', '#b98a8a', '#4d6b57', '#d9c4a3', '#7a5c7d'];

function face(random: Random, sitter: Sitter, skin: string, hair: string): string {
  const jaw = sitter.woman ? 66 : between(random, 68, 76);
  const chin = sitter.woman ? 318 : 324;
  const width = jaw + 4;
  const head = shape(
    `M${200 - width} 205 C${200 - width} 130 ${200 + width} 130 ${200 + width} 205 C${200 + width} 262 ${200 + jaw - 22} ${chin} 200 ${chin} C${200 - jaw + 22} ${chin} ${200 - width} 262 ${200 - width} 205Z`,
    skin,
  );
  const ears = sitter.head === 'hijab' ? '' : oval(200 - width - 2, 226, 12, 19, skin) + oval(200 + width + 2, 226, 12, 19, skin);
  const side = shape(`M${200 + width} 205 C${200 + width} 262 ${200 + jaw - 22} ${chin} 200 ${chin} C232 306 252 262 ${200 + width - 16} 176 Z`, '#5b2a12', 'fill-opacity=".08"');
  const browLift = between(random, -3, 3);
  const brow = sitter.age === 'old' && !sitter.woman ? '#7d7672' : hair;
  const brows = line(`M150 ${196 + browLift} Q166 ${186 + browLift} 183 ${195 + browLift}`, brow, sitter.woman ? 4.5 : 7) + line(`M217 ${195 + browLift} Q234 ${186 + browLift} 250 ${196 + browLift}`, brow, sitter.woman ? 4.5 : 7);
  const eye = (x: number): string =>
    oval(x, 216, 13.5, 9, '#fff') + circle(x, 216, 7.6, '#3a2417') + circle(x, 216, 3.8, '#120b07') + circle(x + 2.6, 213, 2.1, '#fff') +
    line(`M${x - 15} 214 Q${x} 201 ${x + 15} 214`, '#24170f', sitter.woman ? 4.4 : 3.2);
  const nose = line(`M${197} 226 Q${186} 252 197 257 Q204 259 209 254`, '#6b3517', 3.2, 'stroke-opacity=".5"');
  const lip = sitter.woman ? pick(random, ['#b8474f', '#a84a45', '#c0585b']) : '#9c5646';
  const mouth = shape('M174 279 Q187 274 200 277 Q213 274 226 279 Q213 298 200 298 Q187 298 174 279Z', lip) + shape('M178 280.5 Q200 285 222 280.5 Q211 288 200 288 Q189 288 178 280.5Z', '#fff', 'fill-opacity=".85"');
  const cheeks = circle(154, 256, 20, '#e0583f', 'fill-opacity=".1"') + circle(246, 256, 20, '#e0583f', 'fill-opacity=".1"');
  const lines = sitter.age === 'old' ? line('M158 262 Q150 276 155 292', '#5b2a12', 2.4, 'stroke-opacity=".3"') + line('M242 262 Q250 276 245 292', '#5b2a12', 2.4, 'stroke-opacity=".3"') : '';
  const teep = sitter.teep ? circle(200, 190, 5.5, '#c0192c') : '';
  return ears + head + side + cheeks + lines + beard(sitter, hair, jaw, chin) + brows + eye(167) + eye(233) + nose + mouth + teep + (sitter.glasses ? glasses(random) : '');
}

function beard(sitter: Sitter, hair: string, jaw: number, chin: number): string {
  const grey = sitter.age === 'old' ? '#d9d4cd' : sitter.age === 'middle' ? '#57504c' : hair;
  if (sitter.beard === 'full') {
    const w = jaw + 3;
    return shape(`M${200 - w} 226 C${200 - w + 12} 252 ${166} 266 200 266 C${234} 266 ${200 + w - 12} 252 ${200 + w} 226 C${200 + w + 2} 296 ${244} ${chin + 30} 200 ${chin + 30} C${156} ${chin + 30} ${200 - w - 2} 296 ${200 - w} 226Z`, grey);
  }
  return sitter.beard === 'moustache' ? shape('M163 277 Q180 258 200 265 Q220 258 237 277 Q216 271 200 272 Q184 271 163 277Z', grey) : '';
}

function glasses(random: Random): string {
  const frame = pick(random, ['#20262d', '#5a3b24', '#8a6a2e']);
  const lens = (x: number): string => rect(x - 25, 197, 50, 38, '#fff', random() > 0.5 ? 18 : 11, `fill-opacity=".14" stroke="${frame}" stroke-width="4"`);
  return lens(167) + lens(233) + line('M192 211 Q200 206 208 211', frame, 4) + line('M142 210 L128 205 M258 210 L272 205', frame, 4);
}

function hairBehind(sitter: Sitter, hair: string, cloth: string): string {
  switch (sitter.head) {
    case 'bun': return circle(262, 168, 40, hair) + shape('M122 222 C108 110 292 110 278 222 L266 290 Q200 250 134 290Z', hair);
    case 'long': return shape('M118 220 C96 92 304 92 282 220 C284 290 300 330 292 392 L108 392 C100 330 116 290 118 220Z', hair);
    case 'hijab': return shape('M104 232 C84 88 316 88 296 232 C300 300 320 360 330 420 L70 420 C80 360 100 300 104 232Z', cloth);
    default: return '';
  }
}

function hairFront(random: Random, sitter: Sitter, hair: string, cloth: string): string {
  switch (sitter.head) {
    case 'bun':
    case 'long':
      return shape('M122 232 C112 116 288 112 279 232 C272 196 252 168 206 156 C166 168 134 190 122 232Z', hair) + line('M206 156 Q196 138 200 124', '#fff', 2, 'stroke-opacity=".14"');
    case 'hijab':
      return shape('M200 112 C110 112 104 200 118 258 C128 304 160 338 200 340 C240 338 272 304 282 258 C296 200 290 112 200 112Z M200 154 C250 154 266 190 264 222 C262 270 236 322 200 322 C164 322 138 270 136 222 C134 190 150 154 200 154Z', cloth, 'fill-rule="evenodd"') +
        shape('M120 276 C150 350 250 350 280 276 C300 330 290 390 250 420 L150 420 C110 390 100 330 120 276Z', cloth) + line('M140 330 Q200 392 262 322 M150 366 Q206 410 270 356', '#000', 3, 'stroke-opacity=".12"');
    case 'bald':
      return shape('M124 214 C118 186 126 172 134 166 C132 186 134 200 130 222Z M276 214 C282 186 274 172 266 166 C268 186 266 200 270 222Z', hair) + oval(186, 172, 30, 9, '#fff', 'fill-opacity=".22"');
    case 'tupi':
      return shape('M124 224 C120 196 122 184 128 176 L272 176 C278 184 280 196 276 224 C270 204 268 190 262 184 L138 184 C132 190 130 204 124 224Z', hair) + shape('M122 182 C122 108 278 108 278 182 Q200 160 122 182Z', '#fdfbf4') + line('M122 182 Q200 160 278 182 M128 166 Q200 144 272 166', '#cfc6ae', 2.6);
    case 'side':
      return shape('M122 226 C110 170 118 112 196 108 C276 104 290 160 278 226 C272 204 268 186 258 172 C230 178 180 178 150 158 C140 176 130 196 122 226Z', hair);
    default:
      return shape(`M122 222 C112 ${between(random, 142, 158)} 138 108 202 108 C268 108 288 150 278 222 C274 200 268 186 262 172 C236 ${between(random, 156, 166)} 164 ${between(random, 156, 166)} 138 172 C132 186 126 200 122 222Z`, hair);
  }
}

const shoulders = 'M40 480 C44 402 96 386 152 372 L248 372 C304 386 356 402 360 480Z';

function clothes(random: Random, sitter: Sitter, skin: string, cloth: string): string {
  const neckline = shape('M164 300 L164 366 Q200 412 236 366 L236 300Z', skin) + shape('M164 322 Q200 358 236 322 L236 340 Q200 372 164 340Z', '#5b2a12', 'fill-opacity=".2"');
  switch (sitter.wear) {
    case 'suit': case 'waistcoat': {
      const coat = sitter.wear === 'suit' ? pick(random, suits) : pick(random, ['#222a33', '#4a2f27', '#2f4a3a']);
      const under = sitter.wear === 'suit' ? '#fbfbf8' : pick(random, panjabis);
      const tie = sitter.wear === 'suit' ? shape('M190 384 L210 384 L214 400 L222 480 L178 480 L186 400Z', pick(random, ['#a3263a', '#0b6b4f', '#28558c', '#8a6418'])) : times3(circle);
      const body = sitter.wear === 'suit' ? shape(shoulders, coat) : shape(shoulders, under) + shape('M96 480 L104 398 L152 374 L200 430 L248 374 L296 398 L304 480Z', coat);
      return body + shape('M156 370 L200 440 L244 370 L262 480 L138 480Z', under) + tie + neckline + shape('M160 362 L200 398 L182 418 L150 376Z M240 362 L200 398 L218 418 L250 376Z', '#fff') +
        shape('M152 372 L120 384 L120 480 L192 480 L170 430Z M248 372 L280 384 L280 480 L208 480 L230 430Z', coat) + line('M152 376 L140 412 L156 418 L186 478 M248 376 L260 412 L244 418 L214 478', '#fff', 1.8, 'stroke-opacity=".25"');
    }
    case 'panjabi': {
      const fill = pick(random, panjabis);
      return shape(shoulders, fill) + neckline + shape('M156 364 Q200 424 244 364 L250 376 Q200 440 150 376Z', fill, 'stroke="#00000030" stroke-width="2"') + line('M200 420 L200 480', '#0000004d', 2) + circle(200, 436, 3.2, '#b98b2f') + circle(200, 460, 3.2, '#b98b2f');
    }
    case 'sari': {
      const [main, border] = pick(random, saris);
      return shape(shoulders, border) + neckline + shape('M126 380 C160 430 250 440 290 386 L360 440 L360 480 L60 480 C70 420 90 396 126 380Z', main) +
        shape('M120 382 C170 452 250 480 300 480 L262 480 C210 470 140 440 104 388Z', border) + line('M112 400 C160 452 220 476 250 480', '#fff', 2, 'stroke-opacity=".4" stroke-dasharray="2 7"') + shape('M104 388 C80 398 58 420 50 480 L120 480 C112 440 110 410 120 382Z', main);
    }
    case 'kameez': {
      const [main, border] = pick(random, saris);
      return shape(shoulders, main) + neckline + line('M158 366 Q200 430 242 366', border, 7) + shape('M92 398 C120 386 140 380 152 374 C156 410 150 450 140 480 L78 480Z M308 398 C280 386 260 380 248 374 C244 410 250 450 260 480 L322 480Z', cloth);
    }
    default: {
      const fill = pick(random, shirts);
      return shape(shoulders, fill) + neckline + shape('M158 358 L200 404 L176 424 L146 376Z M242 358 L200 404 L224 424 L254 376Z', fill, 'stroke="#00000026" stroke-width="2"') + line('M200 408 L200 480', '#00000033', 2) + circle(200, 440, 3, '#00000040');
    }
  }
}

const times3 = (dot: typeof circle): string => dot(200, 448, 3.4, '#d9c38b') + dot(200, 468, 3.4, '#d9c38b');

/** The portrait of one person, 400 by 480. */
export function portrait(sitter: Sitter): string {
  const random = seeded(sitter.seed);
  const [light, dark] = pick(random, backdrops);
  const skin = pick(random, skins.slice(0, 5));
  const base = pick(random, hairs);
  const hair = sitter.age === 'old' ? pick(random, ['#c9c4bd', '#aaa49d', '#8d8680']) : sitter.age === 'middle' && random() > 0.5 ? '#4a413c' : base;
  const cloth = pick(random, scarves);
  const full: Sitter = { wear: sitter.woman ? 'sari' : 'shirt', head: sitter.woman ? 'bun' : 'short', ...sitter };
  const scene = at(0, 16, 1, hairBehind(full, hair, cloth)) + clothes(random, full, skin, cloth) + at(0, 16, 1, face(random, full, skin, hair) + hairFront(random, full, hair, cloth));
  return picture(400, 480, `<defs>${fade('back', light, dark)}${glow('halo', '#ffffff', 0.75)}</defs>` + rect(0, 0, 400, 480, 'url(#back)') + circle(200, 210, 250, 'url(#halo)') + at(200, 484, 1.17, `<g transform="translate(-200 -480)">${scene}</g>`));
}
