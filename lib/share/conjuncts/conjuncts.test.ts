/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { conjunctCard, WORDS } from './conjunct-card';

const REFERENCE = path.join(__dirname, 'reference.png');
/** After a hasanta it keeps the letters apart that make a conjunct: what a renderer without shaping would draw. */
const ZWNJ = '\u200c';
const unshaped = (word: string) => word.replaceAll('্', `্${ZWNJ}`);

/** One renderer smooths and places letters a little otherwise than another. */
const TOLERANCE = 0.04;
/** Shades of 255: what is bright, and how far two shades may be apart. */
const BRIGHT = 150;
const APART = 60;

/** How many pixels are clearly of another shade than in the reference, for each bright one of its own. Edges are softened before. */
async function difference(picture: Buffer): Promise<number> {
  const [expected = [], drawn = []] = await Promise.all([REFERENCE, picture].map((input) => sharp(input).greyscale().blur(1).raw().toBuffer()));
  expect(drawn).toHaveLength(expected.length);
  const bright = expected.filter((shade) => shade > BRIGHT).length;
  const others = expected.filter((shade, index) => Math.abs(shade - (drawn[index] ?? 0)) > APART).length;
  return others / bright;
}

it('sets the words as in the picture that was looked at', async () => {
  expect(await difference(await conjunctCard(WORDS.join(' ')))).toBeLessThan(TOLERANCE);
});

it('takes softer edges and a shift of half a pixel for the same picture', async () => {
  const card = await conjunctCard(WORDS.join(' '));
  const { width, height } = await sharp(card).metadata();
  const shifted = sharp(card).affine([1, 0, 0, 1], { odx: 0.5, ody: 0.5, interpolator: 'bilinear' });
  const softer = await shifted.resize(width, height, { fit: 'cover', position: 'left top' }).blur(0.6).png().toBuffer();
  const measured = await difference(softer);
  expect(measured).toBeGreaterThan(0);
  expect(measured).toBeLessThan(TOLERANCE);
});

it('refuses the words without their conjuncts', async () => {
  expect(await difference(await conjunctCard(WORDS.map(unshaped).join(' ')))).toBeGreaterThan(10 * TOLERANCE);
});

it.each([...WORDS.entries()])('refuses wrong shaping of one word alone: %i %s', async (wrong) => {
  const words = WORDS.map((word, index) => (index === wrong ? unshaped(word) : word));
  expect(await difference(await conjunctCard(words.join(' ')))).toBeGreaterThan(1.10 * TOLERANCE);
});
