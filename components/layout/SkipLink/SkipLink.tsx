import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import styles from './SkipLink.module.scss';

/** The first thing under the Tab key: past header and menu to the content. */
export function SkipLink({ lang }: { lang: Lang }) {
  return (
    <a className={styles.skip} href="#main" data-print="no">
      {getDictionary(lang).layout.skip}
    </a>
  );
}
