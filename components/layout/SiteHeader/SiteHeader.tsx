import type { ReactNode } from 'react';
import type { Notice } from '@/lib/domain/notice';
import type { School } from '@/lib/domain/school';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import type { MenuTree } from '@/lib/site-map/menu';
import { OutLink } from '@/components/ui/OutLink/OutLink';
import { Banner } from './Banner';
import { MainMenu } from '../MainMenu/MainMenu';
import { NoticeTicker } from '../NoticeTicker/NoticeTicker';
import { TopBar } from './TopBar';
import styles from './SiteHeader.module.scss';

interface SiteHeaderProps {
  lang: Lang;
  school: School;
  /** null when the site map cannot be had right now; so for the ticker. */
  menu: MenuTree | null;
  ticker: readonly Notice[] | null;
  /** The link to this page in the other language: the one part of the header that differs from page to page. */
  languageSwitch: ReactNode;
}

/** The header of every page (section 2). */
export function SiteHeader({ lang, school, menu, ticker, languageSwitch }: SiteHeaderProps) {
  const words = getDictionary(lang).layout;
  return (
    <header className={styles.header} data-print="no">
      <TopBar lang={lang} school={school} languageSwitch={languageSwitch} />
      <Banner lang={lang} school={school} />
      <MainMenu menu={menu} lang={lang}>
        {school.loginUrl && (
          <OutLink href={school.loginUrl} lang={lang}>
            {words.login}
          </OutLink>
        )}
        {school.email && <a href={`mailto:${school.email}`}>{school.email}</a>}
        {school.socialUrl && (
          <OutLink href={school.socialUrl} lang={lang}>
            {words.social}
          </OutLink>
        )}
      </MainMenu>
      <NoticeTicker notices={ticker} lang={lang} />
    </header>
  );
}
