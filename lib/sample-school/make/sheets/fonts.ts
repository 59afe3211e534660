/** The sheets' lettering: Noto Sans Bengali from the packages, cut down to the letters a sheet uses. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = path.join(__dirname, '../../../../node_modules/@fontsource/noto-sans-bengali/files');
const ranges = { bengali: 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC', latin: 'U+0000-00FF,U+2000-206F' } as const;

async function face(script: keyof typeof ranges, weight: 400 | 700, letters: string): Promise<string> {
  const font = await subsetFont(readFileSync(path.join(folder, `noto-sans-bengali-${script}-${weight}-normal.woff2`)), letters, { targetFormat: 'woff2' });
  return `@font-face{font-family:Sheet;font-weight:${weight};unicode-range:${ranges[script]};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}

/** The sheet with its fonts inside. The bold face carries the letters of bold elements only. */
export async function withFonts(html: string): Promise<string> {
  const words = html.replace(/<style>[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '');
  const bold = [...words.matchAll(/<(h[123]|b|th|small)\b[^>]*>([\s\S]*?)<\/\1>|<tr><td>([\s\S]*?)<\/td>/g)].map((match) => `${match[2] ?? ''}${match[3] ?? ''}`).join('');
  const faces = await Promise.all([face('bengali', 400, words), face('bengali', 700, bold), face('latin', 400, words), face('latin', 700, bold)]);
  return html.replace('<style>', `<style>${faces.join('')}`);
}
