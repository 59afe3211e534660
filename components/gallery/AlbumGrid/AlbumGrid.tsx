import type { Album } from '@/lib/domain/gallery';
import type { Lang } from '@/lib/i18n/lang';
import { AlbumCard } from '../AlbumCard/AlbumCard';
import type { GalleryKind } from '../gallery-kind';
import styles from './AlbumGrid.module.scss';

interface AlbumGridProps {
  albums: readonly Album[];
  kind: GalleryKind;
  lang: Lang;
}

/** Albums or folders side by side. */
export function AlbumGrid({ albums, kind, lang }: AlbumGridProps) {
  return (
    <ul className={styles.grid}>
      {albums.map((album, index) => (
        <li key={index}>
          <AlbumCard album={album} kind={kind} lang={lang} index={index} />
        </li>
      ))}
    </ul>
  );
}
