'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { isPlainClick, pushPath, usePath } from '@/lib/browser/address';
import { useDocumentTitle } from '@/lib/browser/use-document-title';
import { newNotices } from '@/lib/domain/new-notices';
import type { NoticeSummary } from '@/lib/domain/notice-summary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { localPath } from '@/lib/routes';
import { LiveNotices } from '../LiveNotices/LiveNotices';
import { NoticeList } from '../NoticeList/NoticeList';
import { NoticePane } from '../NoticePane/NoticePane';
import type { NoticeWords } from '../notice-words';
import { noticeAt, noticePath } from './notice-path';
import styles from './NoticeSelector.module.scss';

interface NoticeSelectorProps {
  lang: Lang;
  /** Public origin of the site. */
  siteUrl: string;
  siteName: string;
  notices: NoticeSummary[];
  /** The notice the page was made for, with what only the server can draw of it. */
  initial?: { id: string; picture?: ReactNode; code: ReactNode };
  /** Whether notices published from now on belong at the top of this list. */
  isLive: boolean;
  before: ReactNode;
  after: ReactNode;
  words: NoticeWords;
}

function newsOf(count: number, lang: Lang, { newNotice, newNotices }: NoticeWords): string {
  return count === 1 ? newNotice : newNotices.replace('{count}', formatNumber(count, lang));
}

/** Shows the notice that is chosen in the list at once and changes the address with it; the address rules what is shown. */
export function NoticeSelector({ lang, siteUrl, siteName, notices, initial, isLive, before, after, words }: NoticeSelectorProps) {
  const [added, setAdded] = useState<NoticeSummary[]>([]);
  const known = useMemo(() => new Set(notices.map(({ id }) => id)), [notices]);
  const all = [...added, ...notices];
  const path = usePath(noticePath(lang, initial?.id));
  const selected = noticeAt(all, path, lang);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // The entry that was chosen by hand, so that focus can follow and come back.
  const chosen = useRef<HTMLElement>(null);
  const isChosenHere = useRef(false);
  const takeNotices = useCallback((newest: NoticeSummary[]) => setAdded(newNotices(newest, known)), [known]);

  const initialTitle = notices.find(({ id }) => id === initial?.id)?.title;
  useDocumentTitle(selected?.title ?? words.title, initialTitle ?? words.title, siteName);

  const selectedId = selected?.id;
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (isChosenHere.current) (heading.current ?? chosen.current)?.focus();
    else if (entry && list.current) list.current.scrollTop = entry.offsetTop - list.current.offsetTop;
    isChosenHere.current = false;
  }, [selectedId]);

  function go(event: MouseEvent<HTMLElement>, id?: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    isChosenHere.current = true;
    if (id) chosen.current = event.currentTarget;
    if (id !== selectedId) pushPath(noticePath(lang, id));
    else heading.current?.focus();
  }

  return (
    <div className={`${styles.board} ${selected ? styles.withNotice : ''}`}>
      <div className={styles.side}>
        {before}
        <p className={styles.news} role="status">
          {added.length > 0 && newsOf(added.length, lang, words)}
        </p>
        <NoticeList
          lang={lang}
          notices={all}
          hrefOf={(id) => noticePath(lang, id)}
          selected={selectedId ?? null}
          fresh={new Set(added.map(({ id }) => id))}
          freshWord={words.fresh}
          label={words.list}
          listRef={list}
          onSelect={go}
        />
        {after}
      </div>
      <div className={styles.pane}>
        {selected ? (
          <>
            <a className={styles.back} href={localPath(lang, '/notice')} onClick={go} data-print="no">
              <Icon name="chevronLeft" />
              {words.back}
            </a>
            <NoticePane
              key={selected.id}
              lang={lang}
              notice={selected}
              url={siteUrl + noticePath(lang, selected.id)}
              picture={selected.id === initial?.id ? initial.picture : undefined}
              code={selected.id === initial?.id ? initial.code : undefined}
              headingRef={heading}
              words={words}
            />
          </>
        ) : (
          <p className={styles.choose}>{words.choose}</p>
        )}
      </div>
      {isLive && <LiveNotices lang={lang} onNotices={takeNotices} />}
    </div>
  );
}
