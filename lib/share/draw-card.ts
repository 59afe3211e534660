import sharp from 'sharp';
import { excerpt } from '../html/excerpt';
import type { Card } from './card';
import { CARD_HEIGHT, CARD_WIDTH } from './card-size';
import { letterWithin, type Lettering } from './lettering';

export const LOGO_SIDE = 112;

const MARGIN = 72;
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;
const TITLE_CHARACTERS = 150;
const TITLE_SIZES = [72, 66, 60, 54, 48, 42, 38];
/** Between the institution's name and the gold line: the title's place. */
const PLACE = { top: 224, height: 288 };
const GAP = 24;
const DISC_TOP = 56;
const DISC_EDGE = 16;
const DISC_SIDE = LOGO_SIDE + 2 * DISC_EDGE;
const MOST_BYTES = 150_000;
// The roles of tokens.scss, light scheme: brand-strong, brand, accent, on-brand, on-brand-muted.
const NIGHT = '#0b1b36';
const NAVY = '#173766';
const GOLD = '#e3a72f';
const WHITE = '#ffffff';
const PALE = '#cfdaee';

const SHIELD = 'M32 2 58 10v22c0 15-11 25-26 30C17 57 6 47 6 32V10z';
const BOOK = 'M32 41c-4-3.5-9-4.5-15-4.2V22.5c6-.3 11 .7 15 4.2 4-3.5 9-4.5 15-4.2v14.3c-6-.3-11 .7-15 4.2zM32 26.7V41';

/** The ground: navy with the outline of a crest, a gold edge on the left and a gold line above the foot. */
function ground(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${NAVY}"/><stop offset="0.75" stop-color="${NIGHT}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<g transform="translate(800 96) scale(8.6)" fill="none" stroke="${WHITE}" stroke-opacity="0.07" stroke-width="0.9"><path d="${SHIELD}"/><path d="${BOOK}"/></g>
<rect width="14" height="100%" fill="${GOLD}"/>
<rect x="${MARGIN}" y="546" width="96" height="4" rx="2" fill="${GOLD}"/>
</svg>`);
}

/** The disc the logo stands on, since logos are made for paper. */
function disc(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${DISC_SIDE}" height="${DISC_SIDE}"><circle cx="50%" cy="50%" r="${DISC_SIDE / 2 - 2}" fill="${WHITE}" stroke="${GOLD}" stroke-width="4"/></svg>`);
}

function at({ png }: Lettering, left: number, top: number) {
  return { input: png, left: Math.round(left), top: Math.round(top) };
}

/** The title and, above it or under it, the smaller line, in the middle of their place. */
async function middle({ title, eyebrow }: Card, isHome: boolean) {
  const small = eyebrow
    ? await letterWithin(excerpt(eyebrow, 90), 44, isHome ? [34, 30, 26, 22] : [30, 26, 22], { bold: true, colour: GOLD, width: TEXT_WIDTH })
    : null;
  const room = PLACE.height - (small ? small.height + GAP : 0);
  const large = await letterWithin(excerpt(title, TITLE_CHARACTERS), room, TITLE_SIZES, { bold: true, colour: WHITE, width: TEXT_WIDTH });
  const top = PLACE.top + (room - large.height) / 2;
  if (!small) return [at(large, MARGIN, top)];
  const [first, second] = isHome ? [large, small] : [small, large];
  return [at(first, MARGIN, top), at(second, MARGIN, top + first.height + GAP)];
}

/**
 * Draws a share card.
 * @param logo square PNG, LOGO_SIDE wide
 * @returns JPEG of 1200 × 630 pixels, under 150 KB
 */
export async function drawCard(card: Card, logo: Buffer): Promise<Buffer> {
  const isHome = card.title === card.school;
  const nameLeft = MARGIN + DISC_SIDE + 28;
  const name = isHome
    ? null
    : await letterWithin(excerpt(card.school, 110), LOGO_SIDE, [40, 36, 32, 28], { bold: true, colour: WHITE, width: CARD_WIDTH - MARGIN - nameLeft });
  const footer = await letterWithin(excerpt(card.footer, 110), 38, [25, 22, 19], { colour: PALE, width: TEXT_WIDTH });
  const parts = [
    { input: disc(), left: MARGIN, top: DISC_TOP },
    { input: logo, left: MARGIN + DISC_EDGE, top: DISC_TOP + DISC_EDGE },
    ...(await middle(card, isHome)),
    at(footer, MARGIN, 566),
    ...(name ? [at(name, nameLeft, DISC_TOP + (DISC_SIDE - name.height) / 2)] : []),
  ];
  const picture = await sharp(ground()).composite(parts).flatten().png({ compressionLevel: 1 }).toBuffer();
  return smallEnough(picture);
}

async function smallEnough(picture: Buffer): Promise<Buffer> {
  let jpeg = picture;
  for (const quality of [84, 70, 50]) {
    jpeg = await sharp(picture).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (jpeg.length < MOST_BYTES) break;
  }
  return jpeg;
}
