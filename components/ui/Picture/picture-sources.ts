import { optimisableImage } from '@/lib/image-hosts';

/** Widths the optimiser makes; `images` of next.config.mjs lists the same. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];
const QUALITY = 70;

function optimised(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/** The `src`, `srcSet` and `sizes` of a picture: optimised variants, or the picture itself where the optimiser must not fetch it. */
export function pictureSources(src: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  if (!optimisableImage(src)) return { src };
  return {
    src: optimised(src, 640),
    srcSet: PICTURE_WIDTHS.map((width) => `${optimised(src, width)} ${width}w`).join(', '),
    sizes,
  };
}
