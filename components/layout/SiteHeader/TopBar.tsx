import type { ReactNode } from 'react';
import { DrawnIcon } from '@/components/ui/Icon/DrawnIcon';
import { Icon } from '@/components/ui/Icon/Icon';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import type { School } from '@/lib/domain/school';
import { phoneHref } from '@/lib/domain/contact';
import { phoneNumbers } from '@/lib/domain/telephone';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localDigits } from '@/lib/i18n/numbers';
import { AdmissionMenu } from '../AdmissionMenu/AdmissionMenu';
import { MENU_ID } from '../MainMenu/MainMenu';
import { SEARCH_ID } from './Banner';
import styles from './TopBar.module.scss';

interface TopBarProps {
  lang: Lang;
  school: School;
  languageSwitch: ReactNode;
}

/** What a visitor reaches in one tap; on small screens it stays in view while the page scrolls. */
export function TopBar({ lang, school, languageSwitch }: TopBarProps) {
  const words = getDictionary(lang).layout;
  const phone = phoneNumbers(school.phone)[0];
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <ServerMarkup as="div" site={lang} id="ways" className={styles.ways}>
          {phone && (
            <a href={phoneHref(phone)} aria-label={fill(words.call, { phone: localDigits(phone, lang) })}>
              <DrawnIcon name="phone" />
              <span className={styles.short}>{words.phone}</span>
              <span className={styles.long}>{localDigits(phone, lang)}</span>
            </a>
          )}
          {school.email && (
            <a className={styles.widest} href={`mailto:${school.email}`}>
              <DrawnIcon name="mail" />
              {school.email}
            </a>
          )}
          {school.socialUrl && (
            <a className={styles.wide} href={school.socialUrl} target="_blank" rel="noopener" aria-label={words.social}>
              <DrawnIcon name="facebook" />
            </a>
          )}
        </ServerMarkup>
        <div className={styles.gap} />
        <AdmissionMenu onlineUrl={school.onlineAdmissionUrl} lang={lang} />
        {school.loginUrl && (
          <a className={styles.wide} href={school.loginUrl} target="_blank" rel="noopener">
            <Icon name="login" />
            {words.login}
          </a>
        )}
        {languageSwitch}
        <button className={styles.narrow} popoverTarget={SEARCH_ID}>
          <Icon name="search" />
          {words.search}
        </button>
        <button className={styles.narrow} popoverTarget={MENU_ID}>
          <Icon name="menu" />
          {words.menu}
        </button>
      </div>
    </div>
  );
}
