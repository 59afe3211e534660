import type { ImageObject, VideoObject } from 'schema-dts';
import type { Photo, Video } from '../../domain/gallery';
import { fileUrl, shown, type GraphContext } from './context';

/** The photos of a folder page. */
export function photoNodes(context: GraphContext, photos: readonly Photo[]): Exclude<ImageObject, string>[] {
  return photos.map(({ title, image, thumbnail }) => ({
    '@type': 'ImageObject',
    contentUrl: fileUrl(context, image),
    thumbnailUrl: thumbnail ? fileUrl(context, thumbnail) : undefined,
    caption: shown(title, context.lang),
  }));
}

/** The videos of a folder page that play on it; links to other places are not its videos. */
export function videoNodes(context: GraphContext, videos: readonly Video[]): Exclude<VideoObject, string>[] {
  return videos.flatMap(({ title, url, youTubeId, thumbnail }) => {
    const name = shown(title, context.lang);
    if (!youTubeId || !name) return [];
    return {
      '@type': 'VideoObject' as const,
      name,
      url,
      embedUrl: `https://www.youtube-nocookie.com/embed/${youTubeId}`,
      thumbnailUrl: thumbnail ? fileUrl(context, thumbnail) : undefined,
    };
  });
}
