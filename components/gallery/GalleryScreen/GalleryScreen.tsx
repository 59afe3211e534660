import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Icon } from '@/components/ui/Icon/Icon';
import { PageFrame } from '@/components/ui/PageFrame/PageFrame';
import type { Album } from '@/lib/domain/gallery';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { AlbumGrid } from '../AlbumGrid/AlbumGrid';
import { GALLERY_PATHS, type GalleryKind } from '../gallery-kind';
import styles from './GalleryScreen.module.scss';

interface GalleryScreenProps {
  kind: GalleryKind;
  albums: readonly Album[];
  lang: Lang;
}

/** The photo or video gallery: its albums, and the way to the other gallery (section 2). */
export function GalleryScreen({ kind, albums, lang }: GalleryScreenProps) {
  const words = getDictionary(lang);
  const galleries = [
    { kind: 'photo', icon: 'image', name: words.gallery.photos },
    { kind: 'video', icon: 'video', name: words.gallery.videos },
  ] as const;
  return (
    <PageFrame title={kind === 'photo' ? words.gallery.photoGallery : words.gallery.videoGallery} lang={lang}>
      <div className={styles.columns}>
        <nav aria-label={words.gallery.galleries} data-print="no">
          <ul className={styles.tabs}>
            {galleries.map((gallery) => (
              <li key={gallery.kind}>
                <a className={styles.tab} href={localPath(lang, GALLERY_PATHS[gallery.kind])} aria-current={gallery.kind === kind ? 'page' : undefined}>
                  <Icon name={gallery.icon} />
                  {gallery.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {albums.length > 0 ? <AlbumGrid albums={albums} kind={kind} lang={lang} isFirst /> : <EmptyState message={words.common.noDataFound} />}
      </div>
    </PageFrame>
  );
}
