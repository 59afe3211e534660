import { LocalText } from '@/components/ui/LocalText/LocalText';
import { formatDate } from '@/lib/dates';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { isExternal } from '@/lib/links';
import { hitHref } from '@/lib/site-search/hit-href';
import type { SearchHit } from '@/lib/search/document';
import { Marked } from '../Marked/Marked';
import styles from './SearchResults.module.scss';

interface SearchResultsProps {
  hits: readonly SearchHit[];
  /** The number of the first, from 1. */
  start: number;
  lang: Lang;
  /** IANA zone of the school. */
  zone: string;
}

/** What was found: each with its kind, its date and where the words stand in it. */
export function SearchResults({ hits, start, lang, zone }: SearchResultsProps) {
  const { search, common } = getDictionary(lang);
  return (
    <ol className={styles.hits} start={start}>
      {hits.map(({ document, title, excerpt }) => {
        const href = hitHref(document, lang);
        const outside = isExternal(href) ? ({ target: '_blank', rel: 'noopener' } as const) : {};
        return (
          <li key={document.id}>
            <h2>
              <a href={href} {...outside}>
                {title.text ? <Marked content={title} lang={lang} /> : <LocalText text={search.kinds[document.kind]} lang={lang} />}
                {isExternal(href) && <span className={styles.hidden}> ({common.opensInNewTab})</span>}
              </a>
            </h2>
            <p className={styles.facts}>
              <span className={styles.kind}>{search.kinds[document.kind]}</span>
              {document.date && <time dateTime={document.date}>{formatDate(document.date, zone, lang)}</time>}
            </p>
            {excerpt.text && (
              <p>
                <Marked content={excerpt} lang={lang} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
