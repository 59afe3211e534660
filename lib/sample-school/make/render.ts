/** Turns drawings into files of bounded weight, and sheets into PDFs and pictures by Chromium. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { slim } from './slim';
import { withFonts } from './sheets/fonts';

export const mediaFolder = path.join(__dirname, '..', 'media');

/** The full path of a media file, its folder made. */
export function target(name: string): string {
  const file = path.join(mediaFolder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

/** Encodes as JPEG at the best quality that stays within the weight in kilobytes. */
export async function jpeg(source: Buffer, name: string, kilobytes: number, width?: number): Promise<void> {
  const image = sharp(source).flatten({ background: '#ffffff' });
  const sized = await (width ? image.resize(width) : image).png().toBuffer();
  for (let quality = 84; ; quality -= 5) {
    const encoded = await sharp(sized).jpeg({ mozjpeg: true, quality }).toBuffer();
    if (encoded.length <= kilobytes * 1024 || quality < 40) {
      writeFileSync(target(name), encoded);
      return;
    }
  }
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
}

/** Prints a sheet as an A4 PDF with a fixed date inside, so that the same sheet gives the same file. */
export async function pdf(browser: Browser, html: string, name: string, landscape = false): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(await withFonts(html), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const printed = await page.pdf({ format: 'A4', landscape, printBackground: true, margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' }, tagged: false });
  await page.close();
  const fixed = printed.toString('latin1').replace(/\(D:\d{14}/g, '(D:20261101000000');
  writeFileSync(target(name), slim(Buffer.from(fixed, 'latin1')));
}

/** Photographs a sheet, as schools do that scan their notices; a name ending in png becomes a palette PNG. */
export async function snapshot(browser: Browser, html: string, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1000 } });
  await page.setContent(await withFonts(html), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const shot = await page.screenshot({ fullPage: true });
  await page.close();
  if (name.endsWith('.png')) await sharp(shot).png({ palette: true, colours: 24, compressionLevel: 9 }).toFile(target(name));
  else await jpeg(shot, name, 33);
}
