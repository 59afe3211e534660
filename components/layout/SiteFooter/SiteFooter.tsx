import type { ReactNode } from 'react';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { OutLink } from '@/components/ui/OutLink/OutLink';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import type { ImportantLink, School } from '@/lib/domain/school';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { isExternal } from '@/lib/links';
import { localPath } from '@/lib/routes';
import { ContactLines } from './ContactLines';
import { SchoolMap } from './SchoolMap';
import styles from './SiteFooter.module.scss';

interface SiteFooterProps {
  lang: Lang;
  school: School;
  /** null when they cannot be had right now. */
  links: { quick: ImportantLink[]; important: ImportantLink[] } | null;
  /** Whether the server can send pages without script and pictures. */
  offersLowData: boolean;
}

/** The footer of every page (section 2): links, contact, map. */
export function SiteFooter({ lang, school, links, offersLowData }: SiteFooterProps) {
  const words = getDictionary(lang).layout;
  return (
    <ServerMarkup as="footer" site={lang} id="footer" className={styles.footer} data-print="no">
      <div className={styles.columns}>
        <ContactLines lang={lang} school={school} />
        <LinkList title={words.quickLinks} links={links?.quick} lang={lang} />
        <LinkList title={words.importantLinks} links={links?.important} lang={lang} />
        <Column title={words.map}>
          <SchoolMap lang={lang} school={school} />
        </Column>
      </div>
      <div className={styles.last}>
        <p>
          © {formatNumber(new Date().getFullYear(), lang, false)} <LocalText text={school.name} lang={lang} />
          {school.author && <> · {fill(words.siteBy, { author: school.author })}</>}
        </p>
        <p>
          <a href={localPath(lang, '/accessibility')}>{words.accessibility}</a>
          {/* The server writes the other choice here on pages it sends without script. */}
          {offersLowData && (
            <a href="/low-data/on" data-low-data="" data-off={words.fullSite}>
              {words.lowData}
            </a>
          )}
        </p>
      </div>
    </ServerMarkup>
  );
}

function LinkList({ title, links = [], lang }: { title: string; links?: readonly ImportantLink[]; lang: Lang }) {
  if (links.length === 0) return null;
  return (
    <Column title={title}>
      <ul>
        {links.map(({ name, url }, index) => (
          <li key={index}>
            {isExternal(url) ? (
              <OutLink href={url} lang={lang}>
                <LocalText text={name} lang={lang} />
              </OutLink>
            ) : (
              <a href={localPath(lang, url)}>
                <LocalText text={name} lang={lang} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
