import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './SearchForm.module.scss';

/** Search over the whole site; a plain form that needs no script. `id` is the field's, one on a page. */
export function SearchForm({ lang, id }: { lang: Lang; id: string }) {
  const words = getDictionary(lang).layout;
  return (
    <form className={styles.form} action={localPath(lang, '/search')} role="search">
      <label className={styles.label} htmlFor={id}>
        {words.searchLabel}
      </label>
      <input className={styles.field} id={id} type="search" name="q" placeholder={words.searchLabel} required />
      <button className={styles.button} aria-label={words.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}
