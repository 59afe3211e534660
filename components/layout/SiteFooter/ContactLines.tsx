import { DrawnIcon } from '@/components/ui/Icon/DrawnIcon';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import type { School } from '@/lib/domain/school';
import { phoneHref } from '@/lib/domain/contact';
import { phoneNumbers } from '@/lib/domain/telephone';
import { isEmptyText } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localDigits } from '@/lib/i18n/numbers';

/** Contact in the footer: Mobile and Email lines, and where the school is. */
export function ContactLines({ lang, school }: { lang: Lang; school: School }) {
  const words = getDictionary(lang).layout;
  return (
    <section>
      <h2>{words.contact}</h2>
      <ul>
        {phoneNumbers(school.phone).map((phone) => (
          <li key={phone}>
            <a href={phoneHref(phone)}>
              <DrawnIcon name="phone" />
              <span>
                {words.mobile}: {localDigits(phone, lang)}
              </span>
            </a>
          </li>
        ))}
        {school.email && (
          <li>
            <a href={`mailto:${school.email}`}>
              <DrawnIcon name="mail" />
              <span>
                {words.email}: {school.email}
              </span>
            </a>
          </li>
        )}
        {!isEmptyText(school.address) && (
          <li>
            <DrawnIcon name="pin" />
            <LocalText as="address" text={school.address} lang={lang} />
          </li>
        )}
      </ul>
    </section>
  );
}
