import { formatMonth } from '@/lib/dates';
import type { NoticeQuery } from '@/lib/domain/notice-filter';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { languageAttributes } from '@/lib/i18n/text-language';
import { localPath } from '@/lib/routes';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './NoticeFilter.module.scss';

interface NoticeFilterProps {
  lang: Lang;
  /** What can be chosen; months as `2026-11`. */
  categories: readonly string[];
  months: readonly string[];
  /** What was asked for, and how many notices answer it. */
  query?: NoticeQuery;
  found?: number;
}

/** Finds notices by words, category and month: a plain form that needs no script. */
export function NoticeFilter({ lang, categories, months, query, found }: NoticeFilterProps) {
  const { notices: words } = getDictionary(lang);
  return (
    <form className={styles.form} action={localPath(lang, '/notice/find')} role="search" aria-label={words.find} data-print="no">
      <input className={styles.words} type="search" name="q" defaultValue={query?.words} maxLength={100} aria-label={words.words} placeholder={words.find} />
      <button className={styles.submit} aria-label={words.submit}>
        <Icon name="search" />
      </button>
      {categories.length > 1 && (
        <select name="category" defaultValue={query?.category} aria-label={words.category}>
          <option value="">{words.anyCategory}</option>
          {categories.map((category) => (
            <option key={category} value={category} {...languageAttributes(category, lang)}>
              {category}
            </option>
          ))}
        </select>
      )}
      {months.length > 1 && (
        <select name="month" defaultValue={query?.month} aria-label={words.month}>
          <option value="">{words.anyMonth}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(month, lang)}
            </option>
          ))}
        </select>
      )}
      {found !== undefined && (
        <p className={styles.found}>
          {found === 1 ? words.foundOne : fill(words.found, { count: formatNumber(found, lang) })}
          {' · '}
          <a href={localPath(lang, '/notice')}>{words.reset}</a>
        </p>
      )}
    </form>
  );
}
