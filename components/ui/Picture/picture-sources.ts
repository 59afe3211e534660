/** Widths the optimiser makes; `images` of next.config.mjs lists the same. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];
const QUALITY = 70;
/** No screen that pictures are worth loading for is denser. */
const DENSEST = 3;

function optimised(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

/** The widest variant that a fixed drawn width can need. */
function neededWidth(sizes: string): number {
  const fixed = /^(\d+)px$/.exec(sizes)?.[1];
  return fixed ? (PICTURE_WIDTHS.find((width) => width >= Number(fixed) * DENSEST) ?? Infinity) : Infinity;
}

/**
 * The `src`, `srcSet` and `sizes` of a picture in its optimised variants.
 * @param upTo one of PICTURE_WIDTHS, where a picture is never drawn wide
 */
export function pictureSources(src: string, sizes: string, upTo = neededWidth(sizes)): { src: string; srcSet: string; sizes: string } {
  const widths = PICTURE_WIDTHS.filter((width) => width <= upTo);
  return {
    src: optimised(src, Math.min(640, upTo)),
    srcSet: widths.map((width) => `${optimised(src, width)} ${width}w`).join(', '),
    sizes,
  };
}
