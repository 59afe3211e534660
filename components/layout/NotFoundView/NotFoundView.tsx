import { bn, en } from '@/lib/i18n/words/errors';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { SearchForm } from '../SearchForm/SearchForm';
import styles from './NotFoundView.module.scss';

/**
 * What an unknown address shows (section 8), with ways on. It takes only the words of errors,
 * because the browser shows it too (app/[lang]/not-found.tsx).
 */
export function NotFoundView({ lang }: { lang: Lang }) {
  const words = lang === 'bn' ? bn : en;
  return (
    <div className={styles.view}>
      {/* Metadata that says "not found" brings no title. */}
      <title>{words.notFoundTitle}</title>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{words.notFoundTitle}</h1>
      <p>{words.notFoundText}</p>
      <SearchForm lang={lang} id="q404" label={words.searchLabel} submit={words.search} />
      <ul className={styles.ways}>
        <li>
          <a className={styles.home} href={localPath(lang, '/')}>
            {words.goHome}
          </a>
        </li>
        <li>
          <a href={localPath(lang, '/notice')}>{words.goNotices}</a>
        </li>
        <li>
          <a href={localPath(lang, '/contact')}>{words.goContact}</a>
        </li>
      </ul>
    </div>
  );
}
