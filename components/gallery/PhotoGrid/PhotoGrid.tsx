import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Picture } from '@/components/ui/Picture/Picture';
import { inLanguage, type BilingualText } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { languageAttributes } from '@/lib/i18n/text-language';
import { Lightbox } from '../Lightbox/Lightbox';
import styles from './PhotoGrid.module.scss';

export interface GridPhoto {
  /** The full picture: what the link leads to without script. */
  href: string;
  /** The picture drawn in the grid: a thumbnail, or the full picture itself. */
  src: string;
  /** '' is replaced by the photo's number, because the link needs a name. */
  alt: string;
  caption?: BilingualText | string;
}

/** Photos as links to the full pictures, which open in a lightbox where there is script (section 2, image folder). */
export function PhotoGrid({ photos, lang }: { photos: readonly GridPhoto[]; lang: Lang }) {
  const words = getDictionary(lang);
  const lightboxWords = {
    title: words.gallery.lightbox,
    close: words.common.close,
    previous: words.common.previous,
    next: words.common.next,
    zoom: words.gallery.zoom,
    failed: words.gallery.photoFailed,
    count: words.gallery.photoOf,
  };
  return (
    <Lightbox className={styles.grid} lang={lang} words={lightboxWords}>
      {photos.map((photo, index) => (
        <li key={index}>
          <PhotoLink photo={photo} number={formatNumber(index + 1, lang)} lang={lang} />
        </li>
      ))}
    </Lightbox>
  );
}

function PhotoLink({ photo, number, lang }: { photo: GridPhoto; number: string; lang: Lang }) {
  const caption = typeof photo.caption === 'object' ? inLanguage(photo.caption, lang) : photo.caption;
  const name = photo.alt || caption || fill(getDictionary(lang).gallery.photoNumber, { number });
  return (
    <a className={styles.link} href={photo.href}>
      <span className={styles.frame} {...languageAttributes(name, lang)}>
        <Picture
          className={styles.picture}
          src={photo.src}
          // A caption that says the same is not read twice.
          alt={name === caption ? '' : name}
          width={320}
          height={240}
          sizes="(width < 480px) 46vw, (width < 960px) 31vw, 240px"
          // The lightbox shows the large variants of a picture that is its own thumbnail.
          upTo={photo.src === photo.href ? undefined : 640}
        />
      </span>
      {caption && (
        <span className={styles.caption} data-caption="">
          <LocalText text={caption} lang={lang} />
        </span>
      )}
    </a>
  );
}
