import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import type { Loaded } from '../loaded';
import styles from './HomeSection.module.scss';

interface HomeSectionProps<T> {
  /** Unique on the page: the heading's id. */
  id: string;
  title: string;
  lang: Lang;
  items: Loaded<readonly T[]>;
  /** The page with all of them. */
  more?: { path: string; label: string };
  /** Draws the items; not asked when there are none. */
  children: (items: readonly T[]) => ReactNode;
}

/** A section of the home page: its items, nothing at all where there are none, and the truth where they cannot be had. */
export function HomeSection<T>({ id, title, lang, items, more, children }: HomeSectionProps<T>) {
  if (items.state === 'ready' && items.value.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {more && (
          <a className={styles.more} href={localPath(lang, more.path)} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </a>
        )}
      </div>
      {items.state === 'ready' ? children(items.value) : <EmptyState kind="unavailable" message={getDictionary(lang).common.sectionUnavailable} />}
    </section>
  );
}
