import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { SearchSuggestions } from '@/components/search/SearchSuggestions/SearchSuggestions';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './SearchForm.module.scss';

interface SearchFormProps {
  lang: Lang;
  /** The field's, one on a page. */
  id: string;
  label: string;
  submit: string;
}

/** Search over the whole site; a plain form that needs no script; with it, suggestions come while one types. */
export function SearchForm({ lang, id, label, submit }: SearchFormProps) {
  return (
    <form className={styles.form} action={localPath(lang, '/search')} role="search">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input className={styles.field} id={id} type="search" name="q" placeholder={label} required />
      <button className={styles.button} aria-label={submit}>
        <Icon name="search" />
      </button>
      <SearchSuggestions inputId={id} lang={lang} />
    </form>
  );
}
