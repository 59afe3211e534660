import { LocalText } from '@/components/ui/LocalText/LocalText';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import type { School } from '@/lib/domain/school';
import type { Lang } from '@/lib/i18n/lang';
import styles from './PrintHeader.module.scss';

/** On paper only: who the page is from. */
export function PrintHeader({ school, lang }: { school: School; lang: Lang }) {
  return (
    <ServerMarkup as="div" site={lang} id="print-head" className={styles.head}>
      <LocalText as="p" className={styles.name} text={school.name} lang={lang} />
      <LocalText as="p" text={school.address} lang={lang} />
    </ServerMarkup>
  );
}
