import { Dialog } from '@/components/ui/Dialog/Dialog';
import type { School } from '@/lib/domain/school';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import styles from './Counters.module.scss';

/** How many there are, and the student counter's dialog (section 2; the numbers are section 9's unless the school gives its own). */
export function Counters({ counters, lang }: { counters: School['counters']; lang: Lang }) {
  const words = getDictionary(lang);
  const figures = (['students', 'teachers', 'others'] as const).map((kind) => (
    <div key={kind} className={styles.figure}>
      <dt>{words.home[kind]}</dt>
      <dd className={styles.number}>{formatNumber(counters[kind], lang)}</dd>
    </div>
  ));
  return (
    <section className={styles.band} aria-labelledby="counters">
      <h2 className={styles.title} id="counters">
        {words.home.counters}
      </h2>
      <dl className={styles.figures}>{figures}</dl>
      <Dialog openLabel={words.common.details} title={words.home.studentCounter} closeLabel={words.common.close} buttonClassName={styles.open}>
        <p className={styles.told}>
          <b>{formatNumber(counters.students, lang)}</b> {words.home.students}
        </p>
      </Dialog>
    </section>
  );
}
