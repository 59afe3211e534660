import { getEnv, type Env } from './env';

/** Whether the image optimiser may fetch an address: this site's own media, and hosts that IMAGE_HOSTS lists. */
export function optimisableImage(src: string): boolean {
  if (/\.(?:svg|gif)(?:[?#]|$)/i.test(src)) return false;
  if (src.startsWith('/')) return src.startsWith('/media/');
  return URL.canParse(src) && getEnv().imageHosts.includes(new URL(src).host);
}

/** Hosts whose documents pages show in a frame: where the provider keeps its files. */
export function frameHosts({ source, imageHosts }: Pick<Env, 'source' | 'imageHosts'>): string[] {
  return [...new Set([...(source.kind === 'provider' ? [new URL(source.origin).host] : []), ...imageHosts])];
}

/** Whether a page may show a document in a frame; the content security policy refuses every other. */
export function canBeFramed(url: string): boolean {
  return url.startsWith('/') || (URL.canParse(url) && frameHosts(getEnv()).includes(new URL(url).host));
}
