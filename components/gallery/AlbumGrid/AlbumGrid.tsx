import type { Album } from '@/lib/domain/gallery';
import type { Lang } from '@/lib/i18n/lang';
import { AlbumCard } from '../AlbumCard/AlbumCard';
import type { GalleryKind } from '../gallery-kind';
import styles from './AlbumGrid.module.scss';

interface AlbumGridProps {
  albums: readonly Album[];
  kind: GalleryKind;
  lang: Lang;
  /** Whether it is what the page begins with: then its first row is loaded before all else. */
  isFirst?: boolean;
}

/** As many as stand side by side on a phone. */
const FIRST_ROW = 2;

/** Albums or folders side by side. */
export function AlbumGrid({ albums, kind, lang, isFirst = false }: AlbumGridProps) {
  return (
    <ul className={styles.grid}>
      {albums.map((album, index) => (
        <li key={index}>
          <AlbumCard album={album} kind={kind} lang={lang} index={index} priority={isFirst && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
