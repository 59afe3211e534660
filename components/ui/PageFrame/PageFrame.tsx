import type { ReactNode } from 'react';
import type { BilingualText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs';
import { LocalText } from '../LocalText/LocalText';
import styles from './PageFrame.module.scss';

interface PageFrameProps {
  title: BilingualText | string;
  lang: Lang;
  /** Language-neutral path of what the title names, where that is the page's section and not the page itself. */
  titlePath?: string;
  /** The steps between Home and the title, which is added. */
  crumbs?: readonly Crumb[];
  /** Stands beside the content on wide screens, below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every inner page: breadcrumbs, the one h1, the content and, where there is one, the list beside it. */
export function PageFrame({ title, lang, titlePath, crumbs = [], aside, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <Breadcrumbs crumbs={[...crumbs, { name: title, path: titlePath }]} lang={lang} />
      <h1>
        <LocalText text={title} lang={lang} />
      </h1>
      {aside ? (
        <div className={styles.columns}>
          <div>{children}</div>
          <aside data-print="no">{aside}</aside>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
