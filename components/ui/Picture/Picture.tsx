import { pictureSources } from './picture-sources';

interface PictureProps {
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
}

/** A picture through the image optimiser where its host allows, as it is otherwise. No script. */
export function Picture({ src, alt, width, height, sizes, className, priority = false }: PictureProps) {
  return (
    <img
      {...pictureSources(src, sizes)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
