import { phoneHref } from '@/lib/domain/contact';
import type { School } from '@/lib/domain/school';
import { phoneNumbers } from '@/lib/domain/telephone';
import { inLanguage } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localDigits } from '@/lib/i18n/numbers';
import { localPath } from '@/lib/routes';
import styles from './AccessibilityStatement.module.scss';

/** What was checked, what is known not to work, and how to report a problem. */
export function AccessibilityStatement({ school, lang }: { school: School; lang: Lang }) {
  const words = getDictionary(lang).accessibility;
  const list = (points: readonly string[]) => (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles.text}>
      <p className={styles.lead}>{fill(words.intro, { school: inLanguage(school.name, lang) })}</p>
      <h2>{words.standardTitle}</h2>
      <p>{words.standard}</p>
      <h2>{words.checkedTitle}</h2>
      {list(words.checked)}
      <h2>{words.limitsTitle}</h2>
      {list(words.limits)}
      <h2>{words.reportTitle}</h2>
      <p>{words.report}</p>
      <ul>
        {phoneNumbers(school.phone).map((phone) => (
          <li key={phone}>
            {words.phone}: <a href={phoneHref(phone)}>{localDigits(phone, lang)}</a>
          </li>
        ))}
        {school.email && (
          <li>
            {words.email}: <a href={`mailto:${school.email}`}>{school.email}</a>
          </li>
        )}
        <li>
          <a href={localPath(lang, '/contact')}>{words.contactPage}</a>
        </li>
      </ul>
    </div>
  );
}
