'use client';

import { pictureSources } from './picture-sources';

export interface PictureProps {
  src: string;
  /** '' for a picture that only decorates. */
  alt: string;
  /** Width and height the layout reserves, in px; the box keeps their ratio, so nothing shifts. */
  width: number;
  height: number;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  className?: string;
  /** The one picture that is the first thing seen. */
  priority?: boolean;
  /** Small and in the first view, such as a logo: loaded at once, but never before the page's own picture. */
  eager?: boolean;
  /** The widest variant that is ever needed, in px: a shorter list where a picture stays small. */
  upTo?: number;
}

interface DrawnPictureProps extends PictureProps {
  /** Whether the optimiser may fetch it; given only where it must not. */
  asItIs?: true;
}

/** A component of the browser, so that the addresses of all variants are not in a page's data as well. */
export function DrawnPicture({ src, alt, width, height, sizes, className, priority = false, eager = priority, upTo, asItIs }: DrawnPictureProps) {
  return (
    <img
      {...(asItIs ? { src } : pictureSources(src, sizes, upTo))}
      alt={alt}
      width={width}
      height={height}
      className={className}
      // Without it the box would take the file's own ratio once loaded, and the page would shift.
      style={{ aspectRatio: `${width}/${height}` }}
      decoding="async"
      loading={eager ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
