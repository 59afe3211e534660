import { formatDate } from '@/lib/dates';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { isExternal } from '@/lib/links';
import { hitHref } from '@/lib/site-search/hit-href';
import type { MarkedText, SearchHit } from '@/lib/search/document';
import { Hit } from './Hit';
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
        return (
          <Hit
            key={document.id}
            href={href}
            lang={lang}
            title={title.text ? words(title) : { text: search.kinds[document.kind], marks: [] }}
            kind={search.kinds[document.kind]}
            {...(document.date && { date: [document.date, formatDate(document.date, zone, lang)] as const })}
            {...(excerpt.text && { excerpt: words(excerpt) })}
            {...(isExternal(href) && { outside: common.opensInNewTab })}
          />
        );
      })}
    </ol>
  );
}

/** What of a text is drawn: the language is told from its letters. */
function words({ text, marks }: MarkedText): Pick<MarkedText, 'text' | 'marks'> {
  return { text, marks };
}
