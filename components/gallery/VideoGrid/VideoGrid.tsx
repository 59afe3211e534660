import type { Video } from '@/lib/domain/gallery';
import type { Lang } from '@/lib/i18n/lang';
import { VideoCard } from '../VideoCard/VideoCard';
import styles from './VideoGrid.module.scss';

/** The videos of a folder. */
export function VideoGrid({ videos, lang }: { videos: readonly Video[]; lang: Lang }) {
  return (
    <ul className={styles.grid}>
      {videos.map((video, index) => (
        <li key={index}>
          <VideoCard video={video} index={index} lang={lang} />
        </li>
      ))}
    </ul>
  );
}
