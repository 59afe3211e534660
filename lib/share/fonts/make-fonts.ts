import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * Makes the lettering of the share cards: Noto Sans Bengali in the two weights they use, as plain TrueType,
 * which is what the text renderer reads. The package keeps Bengali and Latin letters in files of their own.
 * Run it by `npx tsx lib/share/fonts/make-fonts.ts` after an update of the font package.
 */

const SOURCE = path.resolve('node_modules/@fontsource/noto-sans-bengali/files');
const TARGET = path.resolve('lib/share/fonts');

const SCRIPTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  // Bengali, danda, the joiners that choose between conjunct forms, and the dotted circle.
  bengali: [[0x0951, 0x0952], [0x0964, 0x0965], [0x0980, 0x09fe], [0x200c, 0x200d], [0x25cc, 0x25cc]],
  latin: [[0x20, 0x7e], [0xa0, 0x17f], [0x2010, 0x203a], [0x20ac, 0x20ac], [0x2122, 0x2122]],
};

async function main(): Promise<void> {
  for (const [script, ranges] of Object.entries(SCRIPTS)) {
    const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)));
    for (const weight of [400, 700]) {
      const source = readFileSync(path.join(SOURCE, `noto-sans-bengali-${script}-${weight}-normal.woff2`));
      writeFileSync(path.join(TARGET, `${script}-${weight}.ttf`), await subsetFont(source, letters.join(''), { targetFormat: 'sfnt', noHinting: true }));
    }
  }
}

void main();
