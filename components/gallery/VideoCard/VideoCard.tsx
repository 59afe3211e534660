import { Icon } from '@/components/ui/Icon/Icon';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { OutLink } from '@/components/ui/OutLink/OutLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { ThumbnailPlaceholder } from '@/components/ui/ThumbnailPlaceholder/ThumbnailPlaceholder';
import type { Video } from '@/lib/domain/gallery';
import { inLanguage } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer';
import styles from './VideoCard.module.scss';

const VIDEO_SITES = /^https?:\/\/(?:[^/]*\.)?(?:ytimg|youtube|ggpht|vimeocdn|fbcdn)\.com\//i;

/** A thumbnail that no video site hears of before the video is played. */
function ownThumbnail(video: Video): string | null {
  return video.thumbnail && !VIDEO_SITES.test(video.thumbnail) ? video.thumbnail : null;
}

/** A video that plays in its place when asked to; one that is no YouTube watch link is a plain link (section 5). */
export function VideoCard({ video, index, lang }: { video: Video; index: number; lang: Lang }) {
  const words = getDictionary(lang).gallery;
  const title = inLanguage(video.title, lang) || fill(words.untitledVideo, { number: formatNumber(index + 1, lang) });
  const thumbnail = ownThumbnail(video);
  const cover = (
    <>
      {thumbnail ? (
        <Picture className={styles.picture} src={thumbnail} alt="" width={480} height={270} sizes="(width < 768px) 92vw, 400px" upTo={960} />
      ) : (
        <ThumbnailPlaceholder icon="video" ratio={16 / 9} className={styles.picture} />
      )}
      <span className={styles.play}>
        <Icon name={video.youTubeId ? 'play' : 'external'} />
      </span>
    </>
  );
  if (!video.youTubeId) {
    return (
      <OutLink href={video.url} lang={lang} className={styles.link}>
        <span className={styles.cover}>{cover}</span>
        <LocalText as="span" className={styles.title} text={title} lang={lang} />
      </OutLink>
    );
  }
  return (
    <>
      <VideoPlayer className={styles.cover} youTubeId={video.youTubeId} href={video.url} title={title} label={fill(words.playVideo, { title })}>
        {cover}
      </VideoPlayer>
      <LocalText as="p" className={styles.title} text={title} lang={lang} />
    </>
  );
}
