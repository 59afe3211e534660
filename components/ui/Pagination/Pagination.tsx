import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { Icon } from '../Icon/Icon';
import { pageSteps } from './page-steps';
import styles from './Pagination.module.scss';

interface PaginationProps {
  lang: Lang;
  /** The first page is 1. */
  page: number;
  pages: number;
  /** The address of a page, as it stands in the link. */
  hrefOf: (page: number) => string;
}

/** Links to the other pages of a long list; nothing where there is one page. */
export function Pagination({ lang, page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  const words = getDictionary(lang).common;
  return (
    <nav className={styles.nav} aria-label={words.pages} data-print="no">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          <Icon name="chevronLeft" />
          {words.previous}
        </a>
      )}
      <ol className={styles.list}>
        {pageSteps(page, pages).map((step, index) => (
          <li key={index}>
            {step === null ? (
              '…'
            ) : (
              <a href={hrefOf(step)} aria-current={step === page ? 'page' : undefined} aria-label={`${words.page} ${formatNumber(step, lang)}`}>
                {formatNumber(step, lang)}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {words.next}
          <Icon name="chevronRight" />
        </a>
      )}
    </nav>
  );
}
