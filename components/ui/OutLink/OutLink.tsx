import type { ReactNode } from 'react';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import styles from './OutLink.module.scss';

interface OutLinkProps {
  href: string;
  lang: Lang;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site, in a new tab, and says so. */
export function OutLink({ href, lang, className, children }: OutLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className={styles.sign}> ({getDictionary(lang).common.opensInNewTab})</span>
    </a>
  );
}
