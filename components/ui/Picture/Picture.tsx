import { optimisableImage } from '@/lib/file-hosts';
import { DrawnPicture, type PictureProps } from './DrawnPicture';

/** A picture through the image optimiser where its host allows, as it is otherwise. Works without script. */
export function Picture(props: PictureProps) {
  return optimisableImage(props.src) ? <DrawnPicture {...props} /> : <DrawnPicture {...props} asItIs />;
}
