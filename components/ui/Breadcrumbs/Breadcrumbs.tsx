import { getDictionary } from '@/lib/i18n/dictionary';
import type { BilingualText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import { LocalText } from '../LocalText/LocalText';
import styles from './Breadcrumbs.module.scss';

export interface Crumb {
  name: BilingualText | string;
  /** Language-neutral path; none for the current page and for a step that is no page. */
  path?: string;
}

/** Home, then the steps down to the current page or to its section. */
export function Breadcrumbs({ crumbs, lang }: { crumbs: readonly Crumb[]; lang: Lang }) {
  const words = getDictionary(lang);
  const steps: Crumb[] = [{ name: words.common.home, path: '/' }, ...crumbs];
  return (
    <nav className={styles.nav} aria-label={words.layout.breadcrumbs} data-print="no">
      <ol className={styles.list}>
        {steps.map((crumb, index) => (
          <li key={index}>
            {crumb.path ? (
              <a href={localPath(lang, crumb.path)}>
                <LocalText text={crumb.name} lang={lang} />
              </a>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>
                <LocalText text={crumb.name} lang={lang} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
