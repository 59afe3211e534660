import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Picture } from '@/components/ui/Picture/Picture';
import { ThumbnailPlaceholder } from '@/components/ui/ThumbnailPlaceholder/ThumbnailPlaceholder';
import { formatDate } from '@/lib/dates';
import { imagesOf } from '@/lib/domain/attachments';
import type { ContentItem } from '@/lib/domain/content';
import { excerpt, plainText } from '@/lib/html/excerpt';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath, segment } from '@/lib/routes';
import { htmlIn } from '../html-in';
import styles from './NewsCards.module.scss';

// More than four lines ever hold; the style clamps the rest (section 9).
const EXCERPT_CHARACTERS = 240;

interface NewsCardsProps {
  items: readonly ContentItem[];
  /** Language-neutral path of the list the items are in. */
  path: string;
  lang: Lang;
  /** IANA zone of the school. */
  zone: string;
}

/** Cards with the first picture, title, date, an excerpt of four lines and the way on (section 2, news and events). */
export function NewsCards({ items, path, lang, zone }: NewsCardsProps) {
  const words = getDictionary(lang).common;
  return (
    <ul className={styles.cards}>
      {items.map((item, index) => {
        const image = imagesOf(item)[0];
        return (
          <li key={item.id}>
            {image ? (
              <Picture className={styles.picture} src={image.file.url} alt="" width={480} height={300} sizes="(width < 768px) 94vw, (width < 960px) 47vw, 400px" eager={index < 2} />
            ) : (
              <ThumbnailPlaceholder ratio={1.6} />
            )}
            <div className={styles.text}>
              {item.date && <time dateTime={item.date}>{formatDate(item.date, zone, lang)}</time>}
              <LocalText as="h2" text={item.title} lang={lang} />
              <LocalText as="p" text={excerpt(plainText(htmlIn(item.details, lang)), EXCERPT_CHARACTERS)} lang={lang} />
              <a href={localPath(lang, `${path}/${segment(item.id)}`)}>
                {words.readMore}{' '}
                <span>
                  <LocalText text={item.title} lang={lang} />
                </span>
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
