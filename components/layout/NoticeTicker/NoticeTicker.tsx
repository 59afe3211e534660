import type { CSSProperties } from 'react';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import type { Notice } from '@/lib/domain/notice';
import { getDictionary } from '@/lib/i18n/dictionary';
import { inLanguage } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import { localPath, segment } from '@/lib/routes';
import { TickerMotion } from './TickerMotion';
import styles from './NoticeTicker.module.scss';

// The marquee's title is Bengali on every page (section 2).
const TITLE = 'নোটিশ';
const SECONDS_PER_LETTER = 0.13;

interface NoticeTickerProps {
  /** The scrolling notices in the order to show; null when they cannot be had right now. */
  notices: readonly Notice[] | null;
  lang: Lang;
}

/** The newest notices in one moving line. Without script, and under reduced motion, a line that stands still and scrolls. */
export function NoticeTicker({ notices, lang }: NoticeTickerProps) {
  const words = getDictionary(lang).layout;
  const letters = notices?.reduce((sum, { title }) => sum + inLanguage(title, lang).length, 0) ?? 0;
  return (
    <section className={styles.bar} aria-label={words.latestNotices} data-print="no">
      <div className={styles.row}>
        <b className={styles.title} lang={lang === 'bn' ? undefined : 'bn'}>
          {TITLE}
        </b>
        {notices?.length ? (
          <TickerMotion pauseLabel={words.pause} playLabel={words.play}>
            <ServerMarkup as="ul" site={lang} id="ticker" className={styles.line} style={passTime(letters)}>
              {notices.map(({ id, title }) => (
                <li key={id}>
                  <a href={localPath(lang, `/notice/${segment(id)}`)}>
                    <LocalText text={title} lang={lang} />
                  </a>
                </li>
              ))}
            </ServerMarkup>
          </TickerMotion>
        ) : (
          <span className={styles.empty}>{notices ? words.noNotices : words.noticesUnavailable}</span>
        )}
      </div>
    </section>
  );
}

/** How long the line takes to pass once. */
function passTime(letters: number): CSSProperties & Record<'--pass', string> {
  return { '--pass': `${Math.round(letters * SECONDS_PER_LETTER) + 10}s` };
}
