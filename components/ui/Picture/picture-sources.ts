import { optimisableImage } from '@/lib/image-hosts';

/** Widths the optimiser makes; `images` of next.config.mjs lists the same. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];
const QUALITY = 70;

function optimised(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/**
 * The `src`, `srcSet` and `sizes` of a picture: optimised variants, or the picture itself where the optimiser must not fetch it.
 * @param upTo one of PICTURE_WIDTHS, where a picture is never drawn wide
 */
export function pictureSources(src: string, sizes: string, upTo = Infinity): { src: string; srcSet?: string; sizes?: string } {
  if (!optimisableImage(src)) return { src };
  const widths = PICTURE_WIDTHS.filter((width) => width <= upTo);
  return {
    src: optimised(src, Math.min(640, upTo)),
    srcSet: widths.map((width) => `${optimised(src, width)} ${width}w`).join(', '),
    sizes,
  };
}
