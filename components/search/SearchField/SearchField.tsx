import { Icon } from '@/components/ui/Icon/Icon';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { SearchSuggestions } from '../SearchSuggestions/SearchSuggestions';
import styles from './SearchField.module.scss';

/** The large search form of the results page, with what was asked. */
export function SearchField({ query, lang }: { query: string; lang: Lang }) {
  const words = getDictionary(lang).search;
  return (
    <form className={styles.form} action={localPath(lang, '/search')} role="search" data-print="no">
      <label htmlFor="search-page">{words.label}</label>
      <input id="search-page" type="search" name="q" defaultValue={query} maxLength={200} required />
      <button>
        <Icon name="search" />
        {words.submit}
      </button>
      <SearchSuggestions inputId="search-page" lang={lang} />
    </form>
  );
}
