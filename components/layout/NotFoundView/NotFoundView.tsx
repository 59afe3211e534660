import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { SearchForm } from '../SearchForm/SearchForm';
import styles from './NotFoundView.module.scss';

/** What an unknown address shows (section 8), with ways on. */
export function NotFoundView({ lang }: { lang: Lang }) {
  const words = getDictionary(lang);
  return (
    <div className={styles.view}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{words.errors.notFoundTitle}</h1>
      <p>{words.errors.notFoundText}</p>
      <SearchForm lang={lang} id="q404" />
      <ul className={styles.ways}>
        <li>
          <a className={styles.home} href={localPath(lang, '/')}>
            {words.errors.goHome}
          </a>
        </li>
        <li>
          <a href={localPath(lang, '/notice')}>{words.errors.goNotices}</a>
        </li>
        <li>
          <a href={localPath(lang, '/contact')}>{words.errors.goContact}</a>
        </li>
      </ul>
    </div>
  );
}
