import { getEnv } from './env';

/** Whether the image optimiser may fetch an address: this site's own media, and hosts that IMAGE_HOSTS lists. */
export function optimisableImage(src: string): boolean {
  if (/\.(?:svg|gif)(?:[?#]|$)/i.test(src)) return false;
  if (src.startsWith('/')) return src.startsWith('/media/');
  return URL.canParse(src) && getEnv().imageHosts.includes(new URL(src).host);
}
