import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * Makes the one font file of the site: the Bengali letters of Noto Sans Bengali 400 with all their
 * layout features, and nothing else (the file as published also carries Latin and rare signs).
 * Run it by `npx tsx styles/fonts/make-subset.ts` after an update of the font package. The `unicode-range`
 * of _fonts.scss names the same letters.
 */

const SOURCE = path.resolve('node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2');
const TARGET = path.resolve('styles/fonts/bengali-400.woff2');

// Bengali without the rare signs after U+09F2, danda and double danda, ZWNJ and ZWJ (they choose between
// conjunct forms), and the dotted circle that carries a sign without a letter.
const RANGES: readonly (readonly [number, number])[] = [
  [0x0964, 0x0965],
  [0x0981, 0x09f2],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];

function letters(): string {
  return RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step))).join('');
}

async function main(): Promise<void> {
  const font = await subsetFont(readFileSync(SOURCE), letters(), { targetFormat: 'woff2', noHinting: true });
  writeFileSync(TARGET, font);
  process.stdout.write(`${TARGET}: ${font.length} bytes\n`);
}

void main();
