import { fill, getDictionary } from '@/lib/i18n/dictionary';
import { inLanguage, type BilingualText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import { InitialsDisc } from '../InitialsDisc/InitialsDisc';
import { Picture } from '../Picture/Picture';
import styles from './PersonPhoto.module.scss';

interface PersonPhotoProps {
  name: BilingualText | string;
  image: string | null;
  lang: Lang;
  /** The box, in px; only its ratio matters, the width is the container's. */
  width?: number;
  height?: number;
  sizes: string;
  className?: string;
  priority?: boolean;
}

/** A person's photo, or their initials in a box of the same shape. */
export function PersonPhoto({ name, image, lang, width = 320, height = 400, sizes, className = '', priority }: PersonPhotoProps) {
  const text = typeof name === 'string' ? name : inLanguage(name, lang);
  if (!image) {
    return (
      <span className={`${styles.blank} ${className}`} style={{ aspectRatio: width / height }}>
        <InitialsDisc name={text} className={styles.disc} />
      </span>
    );
  }
  const alt = fill(getDictionary(lang).common.photoOf, { name: text });
  return <Picture src={image} alt={alt} width={width} height={height} sizes={sizes} className={`${styles.photo} ${className}`} priority={priority} />;
}
