import { PhotoGrid } from '@/components/gallery/PhotoGrid/PhotoGrid';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { documentsOf, imagesOf, showsNothing } from '@/lib/domain/attachments';
import { contentLayout, type ContentItem } from '@/lib/domain/content';
import { inLanguage } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import { DocumentList } from '../DocumentList/DocumentList';
import { galleryPhotos } from '../gallery-photos';
import { ImageList } from '../ImageList/ImageList';
import { htmlIn } from '../html-in';
import styles from './ContentView.module.scss';

/** A content item as its LayOut and FileType ask for (section 2, generic content page). */
export function ContentView({ item, lang }: { item: ContentItem; lang: Lang }) {
  if (showsNothing(item)) return <EmptyState message={getDictionary(lang).common.noDataFound} />;
  const html = htmlIn(item.details, lang);
  const images = imagesOf(item);
  const [first] = images;
  const documents = documentsOf(item);
  const body = html && <Prose html={html} lang={lang} />;

  switch (contentLayout(item)) {
    case 'imageList':
      return (
        <>
          {first && <ImageList images={images} title={item.title} lang={lang} />}
          {body}
        </>
      );
    case 'documents':
      return <DocumentList documents={item.attachments} lang={lang} />;
    case 'imageAndBody':
      return (
        <>
          {first && (
            <a className={styles.lead} href={first.file.url} {...languageAttributes(first.title || inLanguage(item.title, lang), lang)}>
              <Picture src={first.file.url} alt={first.title || inLanguage(item.title, lang)} width={960} height={640} sizes="(width < 768px) 94vw, 704px" priority />
            </a>
          )}
          {body}
        </>
      );
    case 'imageGrid':
      return (
        <>
          {body}
          {first && <PhotoGrid photos={galleryPhotos(images)} lang={lang} />}
          {documents.length > 0 && <DocumentList documents={documents} lang={lang} />}
        </>
      );
    case 'body':
    case 'nothing':
      return body;
  }
}
