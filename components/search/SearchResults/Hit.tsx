'use client';

import type { Lang } from '@/lib/i18n/lang';
import type { MarkedText } from '@/lib/search/document';
import { Marked } from '../Marked/Marked';
import styles from './SearchResults.module.scss';

type Text = Pick<MarkedText, 'text' | 'marks'>;

interface HitProps {
  href: string;
  lang: Lang;
  title: Text;
  kind: string;
  /** ISO instant, and as it is shown. */
  date?: readonly [instant: string, day: string];
  excerpt?: Text;
  /** Said of a link to another site. */
  outside?: string;
}

/** One thing found. A component of the browser, so that the page's data holds words and not elements. */
export function Hit({ href, lang, title, kind, date, excerpt, outside }: HitProps) {
  return (
    <li>
      <h2>
        <a href={href} {...(outside ? { target: '_blank', rel: 'noopener' } : {})}>
          <Marked content={title} lang={lang} />
          {outside && <span className={styles.hidden}> ({outside})</span>}
        </a>
      </h2>
      <p className={styles.facts}>
        <span className={styles.kind}>{kind}</span>
        {date && <time dateTime={date[0]}>{date[1]}</time>}
      </p>
      {excerpt && (
        <p>
          <Marked content={excerpt} lang={lang} />
        </p>
      )}
    </li>
  );
}
