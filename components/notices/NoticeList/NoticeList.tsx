import type { MouseEvent, Ref } from 'react';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import type { NoticeSummary } from '@/lib/domain/notice-summary';
import type { Lang } from '@/lib/i18n/lang';
import styles from './NoticeList.module.scss';

interface NoticeListProps {
  lang: Lang;
  notices: readonly NoticeSummary[];
  hrefOf: (id: string) => string;
  selected: string | null;
  /** Ids to mark as new, and the word for it. */
  fresh: ReadonlySet<string>;
  freshWord: string;
  label: string;
  listRef?: Ref<HTMLOListElement>;
  onSelect?: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
}

/**
 * The list of the notice board: day and short month of creation, and the title (section 2).
 * `data-hard`: the board selects by itself, so no page need be fetched ahead for a link the pointer rests on.
 */
export function NoticeList({ lang, notices, hrefOf, selected, fresh, freshWord, label, listRef, onSelect }: NoticeListProps) {
  return (
    <ol className={styles.list} ref={listRef} aria-label={label}>
      {notices.map(({ id, title, day, month, created }) => (
        <li key={id}>
          <a href={hrefOf(id)} data-hard aria-current={id === selected ? 'page' : undefined} onClick={(event) => onSelect?.(event, id)}>
            {created ? (
              <time className={styles.date} dateTime={created}>
                <b>{day}</b> {month}
              </time>
            ) : (
              <span className={styles.date} aria-hidden="true">
                –
              </span>
            )}
            <span>
              <LocalText text={title} lang={lang} /> {fresh.has(id) && <mark className={styles.fresh}>{freshWord}</mark>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
