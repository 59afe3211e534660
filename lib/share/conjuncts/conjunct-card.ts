import sharp from 'sharp';
import { drawCard, LOGO_SIDE } from '../draw-card';

/** Words that a renderer without shaping gets wrong: conjuncts of two and three letters, reph, phalas, chandrabindu. */
export const WORDS = ['স্কুল', 'হ্যাঁ', 'কর্তৃপক্ষ', 'উজ্জ্বল', 'ক্ষ্ম', 'ন্ত্রী', 'ট্রাঁ'];

/** Half the width of a card is enough to see the letters and leaves the file small. */
const WIDTH = 600;

/** A share card with a title and nothing else in words, in shades of grey. @returns PNG */
export async function conjunctCard(title: string): Promise<Buffer> {
  const noLogo = await sharp({ create: { width: LOGO_SIDE, height: LOGO_SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer();
  const jpeg = await drawCard({ lang: 'bn', school: '', title, eyebrow: '', footer: '', logo: null }, noLogo);
  return sharp(jpeg).resize(WIDTH).greyscale().png({ compressionLevel: 9 }).toBuffer();
}
