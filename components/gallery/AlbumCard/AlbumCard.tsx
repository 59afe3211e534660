import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Picture } from '@/components/ui/Picture/Picture';
import { ThumbnailPlaceholder } from '@/components/ui/ThumbnailPlaceholder/ThumbnailPlaceholder';
import type { Album } from '@/lib/domain/gallery';
import { isEmptyText } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { localPath } from '@/lib/routes';
import { folderAddress, type GalleryKind } from '../gallery-kind';
import styles from './AlbumCard.module.scss';

interface AlbumCardProps {
  album: Album;
  kind: GalleryKind;
  lang: Lang;
  /** Place in its list, from 0: names an album that has no name. */
  index: number;
  /** Whether its picture is the first thing seen. */
  priority?: boolean;
}

/** An album or folder as one link. Video albums carry a fixed video icon (section 2, video gallery). */
export function AlbumCard({ album, kind, lang, index, priority = false }: AlbumCardProps) {
  const words = getDictionary(lang).gallery;
  const number = formatNumber(index + 1, lang);
  const inside = insideOf(album, kind, lang);
  return (
    <a className={styles.card} href={localPath(lang, folderAddress(kind, album.id))}>
      {kind === 'photo' && album.thumbnail ? (
        <span className={styles.frame}>
          <Picture className={styles.picture} src={album.thumbnail} alt="" width={400} height={300} sizes="(width < 768px) 46vw, 400px" upTo={960} priority={priority} />
        </span>
      ) : (
        <ThumbnailPlaceholder icon={kind === 'video' ? 'video' : 'image'} ratio={kind === 'video' ? 16 / 9 : 4 / 3} className={styles.blank} />
      )}
      <span className={styles.name}>
        <LocalText text={isEmptyText(album.name) ? fill(words.untitledAlbum, { number }) : album.name} lang={lang} />
      </span>
      {inside && <span className={styles.count}>{inside}</span>}
    </a>
  );
}

/** What the provider tells of an album's contents; '' where it tells nothing. */
function insideOf({ folders, images }: Album, kind: GalleryKind, lang: Lang): string {
  const words = getDictionary(lang).gallery;
  const told = (count: number | null, one: string, many: string) =>
    count && count > 0 ? fill(count === 1 ? one : many, { count: formatNumber(count, lang) }) : '';
  const files = kind === 'photo' ? told(images, words.photoCountOne, words.photoCount) : told(images, words.videoCountOne, words.videoCount);
  return [told(folders, words.folderCountOne, words.folderCount), files].filter(Boolean).join(' · ');
}
