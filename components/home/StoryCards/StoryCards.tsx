import { htmlIn } from '@/components/content/html-in';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Picture } from '@/components/ui/Picture/Picture';
import { ThumbnailPlaceholder } from '@/components/ui/ThumbnailPlaceholder/ThumbnailPlaceholder';
import { formatDate } from '@/lib/dates';
import { imagesOf } from '@/lib/domain/attachments';
import type { ContentItem } from '@/lib/domain/content';
import { excerpt, plainText } from '@/lib/html/excerpt';
import type { Lang } from '@/lib/i18n/lang';
import { localPath, segment } from '@/lib/routes';
import { STORY_PREVIEW } from '../home-rules';
import styles from './StoryCards.module.scss';

interface StoryCardsProps {
  items: readonly ContentItem[];
  /** Language-neutral path of the list the items are in. */
  path: '/news-and-events' | '/achievements';
  lang: Lang;
  /** IANA zone of the school. */
  zone: string;
}

/** News or achievements, each card one link to the whole of it (section 2). */
export function StoryCards({ items, path, lang, zone }: StoryCardsProps) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => {
        const image = imagesOf(item)[0]?.file.url;
        return (
          <li key={item.id} className={styles.card}>
            {image ? (
              <span className={styles.frame}>
                <Picture className={styles.picture} src={image} alt="" width={480} height={300} sizes="(width < 480px) 16rem, (width < 768px) 47vw, 400px" upTo={960} />
              </span>
            ) : (
              <ThumbnailPlaceholder icon={path === '/achievements' ? 'award' : 'calendar'} ratio={1.6} className={styles.blank} />
            )}
            <h3 className={styles.title}>
              <a className={styles.link} href={localPath(lang, `${path}/${segment(item.id)}`)}>
                <LocalText text={item.title} lang={lang} />
              </a>
            </h3>
            <LocalText as="p" className={styles.preview} text={excerpt(plainText(htmlIn(item.details, lang)), STORY_PREVIEW)} lang={lang} />
            {item.date && (
              <time className={styles.date} dateTime={item.date}>
                {formatDate(item.date, zone, lang)}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
}
