import { LocalText } from '@/components/ui/LocalText/LocalText';
import type { School } from '@/lib/domain/school';
import { isEmptyText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import styles from './HomeIntro.module.scss';

/** Who the institution is: the page's one h1, small on phones, where the header has just said it large. */
export function HomeIntro({ school, lang }: { school: School; lang: Lang }) {
  return (
    <div className={styles.intro}>
      <LocalText as="h1" className={styles.name} text={school.name} lang={lang} />
      {!isEmptyText(school.tagline) && <LocalText as="p" className={styles.line} text={school.tagline} lang={lang} />}
    </div>
  );
}
