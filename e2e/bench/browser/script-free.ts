import { createHash } from 'node:crypto';
import { withoutScripts } from '../page-weight';

const OPTIMISED = /\/_next\/image\?[^"\s,]+/g;

/** The name under which a picture of the optimiser is kept as a file: nginx looks for no query. */
export function pictureFile(address: string): string {
  return `/pictures/${createHash('sha1').update(address.replaceAll('&amp;', '&')).digest('hex').slice(0, 16)}.avif`;
}

/** The same document without any script: style sheets, fonts and pictures stay. */
export function scriptFree(html: string): string {
  return withoutScripts(html)
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(OPTIMISED, pictureFile);
}
