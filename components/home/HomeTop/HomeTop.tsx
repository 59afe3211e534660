import type { Slide } from '@/lib/domain/gallery';
import type { Notice } from '@/lib/domain/notice';
import type { School } from '@/lib/domain/school';
import type { Lang } from '@/lib/i18n/lang';
import { HomeIntro } from '../HomeIntro/HomeIntro';
import { HomeNotices } from '../HomeNotices/HomeNotices';
import type { Loaded } from '../loaded';
import { QuickLinks } from '../QuickLinks/QuickLinks';
import { SlideShow } from '../SlideShow/SlideShow';
import styles from './HomeTop.module.scss';

interface HomeTopProps {
  school: School;
  notices: Loaded<readonly Notice[]>;
  slides: Loaded<readonly Slide[]>;
  lang: Lang;
}

/** What a visitor sees first: the ways to what parents come for, the newest notices, and then the pictures. */
export function HomeTop({ school, notices, slides, lang }: HomeTopProps) {
  const shown = slides.state === 'ready' ? slides.value : [];
  return (
    <>
      <HomeIntro name={school.name} lang={lang} />
      <QuickLinks phone={school.phone} lang={lang} />
      <div className={shown.length > 0 ? styles.columns : styles.single}>
        <HomeNotices notices={notices} lang={lang} zone={school.timeZone} />
        <SlideShow slides={shown} lang={lang} />
      </div>
    </>
  );
}
