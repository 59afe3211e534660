import { Icon } from '@/components/ui/Icon/Icon';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { mapHref, phoneHref } from '@/lib/domain/contact';
import type { School } from '@/lib/domain/school';
import { phoneNumbers } from '@/lib/domain/telephone';
import { isEmptyText } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localDigits } from '@/lib/i18n/numbers';
import { StoredContact } from '../StoredContact/StoredContact';
import styles from './ContactBoxes.module.scss';

/** Email, Call and Location from the site basics (section 2, contact page). Nothing of a third party is loaded. */
export function ContactBoxes({ school, lang }: { school: School; lang: Lang }) {
  const { contact: words, common } = getDictionary(lang);
  const phones = phoneNumbers(school.phone);
  return (
    <ul className={styles.boxes}>
      <li>
        <Icon name="mail" />
        <h2>{words.email}</h2>
        {school.email ? <a href={`mailto:${school.email}`}>{school.email}</a> : <StoredContact field="Email" scheme="mailto:" missing={words.missing} />}
      </li>
      <li>
        <Icon name="phone" />
        <h2>{words.call}</h2>
        {phones.map((phone) => (
          <a key={phone} href={phoneHref(phone)}>
            {localDigits(phone, lang)}
          </a>
        ))}
        {phones.length === 0 && <StoredContact field="Phone" scheme="tel:" missing={words.missing} />}
      </li>
      <li>
        <Icon name="pin" />
        <h2>{words.location}</h2>
        {isEmptyText(school.address) ? <span>{words.missing}</span> : <LocalText as="address" text={school.address} lang={lang} />}
        <a href={mapHref(school)} target="_blank" rel="noopener" data-print="no">
          {words.showMap}
          <span className={styles.hidden}> ({common.opensInNewTab})</span>
        </a>
      </li>
    </ul>
  );
}
