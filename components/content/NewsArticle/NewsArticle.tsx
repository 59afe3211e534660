import { PhotoGrid } from '@/components/gallery/PhotoGrid/PhotoGrid';
import { ShareRow } from '@/components/share/ShareRow/ShareRow';
import { Icon } from '@/components/ui/Icon/Icon';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Prose } from '@/components/ui/Prose/Prose';
import { formatDate } from '@/lib/dates';
import { documentsOf, imagesOf } from '@/lib/domain/attachments';
import type { ContentItem } from '@/lib/domain/content';
import { inLanguage } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath, segment } from '@/lib/routes';
import { DocumentList } from '../DocumentList/DocumentList';
import { galleryPhotos } from '../gallery-photos';
import { htmlIn } from '../html-in';
import styles from './NewsArticle.module.scss';

interface NewsArticleProps {
  item: ContentItem;
  newer: ContentItem | null;
  older: ContentItem | null;
  /** Language-neutral path of the list the item is in. */
  path: string;
  /** Absolute address of this page. */
  url: string;
  lang: Lang;
  /** IANA zone of the school. */
  zone: string;
}

/** One piece of news or achievement below its title: date, body, and pictures that link to the full files (section 2). */
export function NewsArticle({ item, newer, older, path, url, lang, zone }: NewsArticleProps) {
  const { content: words } = getDictionary(lang);
  const html = htmlIn(item.details, lang);
  const images = imagesOf(item);
  const documents = documentsOf(item);
  return (
    <article className={styles.article}>
      {item.date && (
        <p className={styles.date}>
          <Icon name="calendar" />
          <time dateTime={item.date}>{formatDate(item.date, zone, lang)}</time>
        </p>
      )}
      {html && <Prose html={html} lang={lang} />}
      {images.length > 0 && (
        <>
          <h2>{words.pictures}</h2>
          <PhotoGrid photos={galleryPhotos(images)} lang={lang} />
        </>
      )}
      {documents.length > 0 && (
        <>
          <h2>{words.documents}</h2>
          <DocumentList documents={documents} lang={lang} />
        </>
      )}
      <ShareRow url={url} title={inLanguage(item.title, lang)} lang={lang} />
      {(newer || older) && (
        <nav className={styles.neighbours} aria-label={words.neighbours} data-print="no">
          {newer && (
            <a href={localPath(lang, `${path}/${segment(newer.id)}`)} rel="prev">
              <span>{words.newer}</span>
              <LocalText text={newer.title} lang={lang} />
            </a>
          )}
          {older && (
            <a className={styles.older} href={localPath(lang, `${path}/${segment(older.id)}`)} rel="next">
              <span>{words.older}</span>
              <LocalText text={older.title} lang={lang} />
            </a>
          )}
        </nav>
      )}
    </article>
  );
}
