import { youTubeEmbedId, youTubeId } from '../domain/youtube';

/** A frame of another site that may be shown: its address, and the plain link that leads to the same. */
export interface Embed {
  kind: 'video' | 'map';
  frame: string;
  link: string;
}

const MAP_HOSTS = new Set(['www.google.com', 'maps.google.com', 'google.com']);

/** Recognises YouTube and Google Maps frames; null for every other address. */
export function embedOf(src: string): Embed | null {
  const address = src.trim().replace(/^\/\//, 'https://');
  const id = youTubeEmbedId(address) ?? youTubeId(address);
  if (id) {
    return { kind: 'video', frame: youTubeFrame(id), link: `https://www.youtube.com/watch?v=${id}` };
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.protocol !== 'https:' || !MAP_HOSTS.has(url.hostname)) return null;
  const isMap = url.pathname.startsWith('/maps') || (url.hostname === 'maps.google.com' && url.searchParams.has('output'));
  return isMap ? { kind: 'map', frame: url.href, link: url.href } : null;
}

/** The address of YouTube's frame that sets no cookies before the video plays. */
export function youTubeFrame(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
