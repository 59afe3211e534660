import path from 'node:path';
import sharp from 'sharp';
import { escapeHtml, excerpt } from '../html/excerpt';
import { withoutForbidden } from '../xml';

/** Text as a picture on a transparent ground. */
export interface Lettering {
  png: Buffer;
  width: number;
  height: number;
}

export interface LetteringStyle {
  /** Pixels. */
  size: number;
  bold?: boolean;
  colour: string;
  /** Lines are broken at this width, in pixels. */
  width: number;
}

/** No place on a card holds more characters than this. */
const LONGEST = 200;
const FAMILY = 'Noto Sans Bengali';
const FACES = ['bengali-400', 'bengali-700', 'latin-400', 'latin-700'];
// One point is one pixel.
const DPI = 72;

// The renderer refuses to draw nothing.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

async function nothing(): Promise<Lettering> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer();
  return { png, width: 1, height: 1 };
}

let fontsKnown: Promise<void> | null = null;

/** The renderer knows a font file for the rest of the process once it has been named. */
async function makeFontsKnown(): Promise<void> {
  for (const face of FACES) {
    const fontfile = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/share/fonts', `${face}.ttf`);
    await sharp({ text: { text: 'ক', font: FAMILY, fontfile } }).toBuffer();
  }
}

/** Sets a text in right Bengali: shaped by Pango, which knows conjuncts, reph and vowel signs. */
export async function letter(text: string, { size, bold = false, colour, width }: LetteringStyle): Promise<Lettering> {
  await (fontsKnown ??= makeFontsKnown());
  const words = escapeHtml(withoutForbidden(text).replace(/\s+/g, ' ').trim());
  if (!VISIBLE.test(words)) return nothing();
  const markup = `<span foreground="${colour}">${words}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${FAMILY} ${bold ? 'Bold ' : ''}${size}`, width, dpi: DPI, rgba: true, wrap: 'word-char', spacing: 0 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The largest of several sizes at which a text stays within a height; where none does, its beginning at the smallest. */
export async function letterWithin(text: string, height: number, sizes: readonly number[], style: Omit<LetteringStyle, 'size'>): Promise<Lettering> {
  let lettering = await nothing();
  for (const size of sizes) {
    lettering = await letter(text, { ...style, size });
    if (lettering.height <= height) return lettering;
  }
  for (let characters = Math.min(text.length, LONGEST); lettering.height > height && characters > 1; characters = Math.floor(characters * 0.85)) {
    lettering = await letter(excerpt(text, characters), { ...style, size: sizes.at(-1) ?? 16 });
  }
  return lettering;
}
