const WATCH = /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#].*)?$/;
const EMBED = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#].*)?$/;

/** The video of a YouTube watch link: the watch form with an 11-character id (section 5). null for every other link. */
export function youTubeId(url: string): string | null {
  return WATCH.exec(url)?.[1] ?? null;
}

/** The video of a YouTube frame's address, as offices paste it into texts. */
export function youTubeEmbedId(url: string): string | null {
  return EMBED.exec(url)?.[1] ?? null;
}
