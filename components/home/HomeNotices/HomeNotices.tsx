import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { LocalText } from '@/components/ui/LocalText/LocalText';
import { dayAndMonth } from '@/lib/dates';
import type { Notice } from '@/lib/domain/notice';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath, segment } from '@/lib/routes';
import type { Loaded } from '../loaded';
import styles from './HomeNotices.module.scss';

interface HomeNoticesProps {
  notices: Loaded<readonly Notice[]>;
  lang: Lang;
  /** IANA zone of the school. */
  zone: string;
}

/** The notice board of the home page, with the way to the whole board (section 2). */
export function HomeNotices({ notices, lang, zone }: HomeNoticesProps) {
  const words = getDictionary(lang);
  return (
    <section className={styles.board} aria-labelledby="notices">
      <div className={styles.head}>
        <h2 className={styles.title} id="notices">
          {words.home.noticeBoard}
        </h2>
        <a className={styles.all} href={localPath(lang, '/notice')} aria-label={`${words.common.viewAll}: ${words.home.noticeBoard}`}>
          {words.common.viewAll}
        </a>
      </div>
      {notices.state === 'unavailable' || notices.value.length === 0 ? (
        <div className={styles.none}>
          {notices.state === 'unavailable' ? (
            <EmptyState kind="unavailable" message={words.common.sectionUnavailable} />
          ) : (
            <EmptyState message={words.notices.none} />
          )}
        </div>
      ) : (
        <ul className={styles.list}>
          {notices.value.map((notice) => (
            <li key={notice.id} className={styles.item}>
              <NoticeDate created={notice.created} lang={lang} zone={zone} />
              <a className={styles.link} href={localPath(lang, `/notice/${segment(notice.id)}`)}>
                <LocalText text={notice.title} lang={lang} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoticeDate({ created, lang, zone }: { created: string | null; lang: Lang; zone: string }) {
  if (!created) return <span className={styles.date} aria-hidden="true" />;
  const { day, month } = dayAndMonth(created, zone, lang);
  return (
    <time className={styles.date} dateTime={created}>
      <b>{day}</b> {month}
    </time>
  );
}
