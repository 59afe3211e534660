/** @jest-environment node */
import sharp from 'sharp';
import { letter, letterWithin } from './lettering';

const STYLE = { size: 80, colour: '#000000', width: 1100 };
/** After a hasanta it keeps the letters apart that make a conjunct: what a renderer without shaping would draw. */
const ZWNJ = '\u200c';
const unshaped = (word: string) => word.replaceAll('্', `্${ZWNJ}`);

/** How much of a picture is ink, in pixels. */
async function ink(png: Buffer): Promise<number> {
  const { data } = await sharp(png).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  return data.reduce((sum, alpha) => sum + (alpha > 127 ? 1 : 0), 0);
}

it.each(['স্কুল', 'কর্তৃপক্ষ', 'উজ্জ্বল', 'লক্ষ্মী', 'মন্ত্রী', 'ট্রাঙ্ক', 'বিজ্ঞপ্তি'])('%s has its conjuncts', async (word) => {
  const shaped = await letter(word, STYLE);
  const apart = await letter(unshaped(word), STYLE);
  expect(shaped.width).toBeLessThan(apart.width * 0.95);
});

it.each([
  ['reph', 'র্ক', `র্${ZWNJ}ক`],
  ['ya-phala', 'হ্যা', `হ্${ZWNJ}যা`],
  ['ra-phala', 'ট্র', `ট্${ZWNJ}র`],
])('%s is a sign of its letter', async (_name, text, apart) => {
  expect((await letter(text, STYLE)).width).toBeLessThan((await letter(apart, STYLE)).width);
});

it('sets a vowel sign that is written before its letter before it', async () => {
  // In কি the sign stands left of the letter and adds its width; above the letter it would add none.
  const [letterOnly, both] = await Promise.all([letter('ক', STYLE), letter('কি', STYLE)]);
  expect(both.width).toBeGreaterThan(letterOnly.width * 1.2);
});

it('adds chandrabindu above, and keeps it', async () => {
  const [without, withSign] = await Promise.all([letter('হ্যা', STYLE), letter('হ্যাঁ', STYLE)]);
  expect(withSign.height).toBeGreaterThan(without.height);
  expect(await ink(withSign.png)).toBeGreaterThan(await ink(without.png));
});

it('has a bold face in both scripts', async () => {
  for (const text of ['স্কুল', 'School']) {
    const [regular, bold] = await Promise.all([letter(text, STYLE), letter(text, { ...STYLE, bold: true })]);
    expect(await ink(bold.png)).toBeGreaterThan((await ink(regular.png)) * 1.15);
  }
});

it('takes text as text, whatever it looks like', async () => {
  const { width } = await letter('<b>A</b> & \u0007\ud800', STYLE);
  expect(width).toBeGreaterThan((await letter('A', STYLE)).width * 3);
  expect((await letter('', STYLE)).width).toBeGreaterThan(0);
});

it('finds the largest size that fits, and the beginning of what fits at none', async () => {
  const style = { colour: '#000000', width: 400 };
  const small = await letterWithin('বিদ্যালয়ের বিজ্ঞপ্তি '.repeat(3), 120, [80, 40, 20], style);
  expect(small.height).toBeLessThanOrEqual(120);
  const beginning = await letterWithin('word '.repeat(200), 120, [40, 20], style);
  expect(beginning.height).toBeLessThanOrEqual(120);
  expect(beginning.height).toBeGreaterThan(60);
});
