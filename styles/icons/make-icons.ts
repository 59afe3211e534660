import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/*
 * Makes the app icons from the crest that stands for any school: `npx tsx styles/icons/make-icons.ts`.
 */

const ICONS = path.resolve('public/icons');
const PAPER = '#faf8f3';

/** The crest in the middle of a square; `share` of the square's side is the crest's. */
async function icon(side: number, share: number, background?: string): Promise<Buffer> {
  const inner = Math.round(side * share);
  const crest = await sharp(readFileSync(path.join(ICONS, 'crest.svg')), { density: 1200 }).resize(inner, inner).png().toBuffer();
  const square = { width: side, height: side, channels: 4 as const, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } };
  return sharp({ create: square }).composite([{ input: crest }]).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An .ico file that holds one PNG. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function main(): Promise<void> {
  writeFileSync(path.join(ICONS, 'icon-192.png'), await icon(192, 1));
  writeFileSync(path.join(ICONS, 'icon-512.png'), await icon(512, 1));
  // Launchers cut a maskable icon to a circle of four fifths.
  writeFileSync(path.join(ICONS, 'maskable-512.png'), await icon(512, 0.6, PAPER));
  writeFileSync(path.join(ICONS, 'apple-touch-icon.png'), await icon(180, 0.8, PAPER));
  writeFileSync(path.resolve('public/favicon.ico'), ico(await icon(48, 1), 48));
}

void main();
