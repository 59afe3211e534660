import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Attachment } from '@/lib/domain/content';
import { inLanguage, type BilingualText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import styles from './ImageList.module.scss';

interface ImageListProps {
  images: readonly Attachment[];
  /** What the pictures belong to: their caption, and the title of those that have none. */
  title: BilingualText;
  lang: Lang;
}

/** LayOut 1, FileType 1: title, image and caption for each attachment (section 2). Each picture links to the whole one. */
export function ImageList({ images, title, lang }: ImageListProps) {
  const caption = inLanguage(title, lang);
  return (
    <ul className={styles.list}>
      {images.map((image, index) => (
        <li key={index}>
          <figure>
            <LocalText as="h3" text={image.title || caption} lang={lang} />
            <a href={image.file.url} {...languageAttributes(image.title || caption, lang)}>
              <Picture src={image.file.url} alt={image.title || caption} width={800} height={800} sizes={images.length > 1 ? '(width < 640px) 94vw, 420px' : '(width < 768px) 94vw, 704px'} priority={index === 0} />
            </a>
            {image.title && image.title !== caption && <LocalText as="figcaption" text={caption} lang={lang} />}
          </figure>
        </li>
      ))}
    </ul>
  );
}
