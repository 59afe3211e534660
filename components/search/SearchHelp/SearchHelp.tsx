import { LocalText } from '@/components/ui/LocalText/LocalText';
import { phoneHref } from '@/lib/domain/contact';
import { phoneNumbers } from '@/lib/domain/telephone';
import type { BilingualText } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localDigits } from '@/lib/i18n/numbers';
import { localPath } from '@/lib/routes';
import styles from './SearchHelp.module.scss';

interface Link {
  title: BilingualText;
  path: string;
}

/** The pages that most visitors look for. */
export function PopularPages({ pages, lang }: { pages: readonly Link[]; lang: Lang }) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>{getDictionary(lang).search.popular}</h2>
      <ul className={styles.links}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a href={localPath(lang, path)}>
              <LocalText text={title} lang={lang} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways on from a search that found nothing: near queries, and whom to ask. */
export function NothingFound({ near, phone, lang }: { near: readonly string[]; phone: string; lang: Lang }) {
  const words = getDictionary(lang).search;
  const [number] = phoneNumbers(phone);
  return (
    <>
      {near.length > 0 && (
        <section>
          <h2>{words.near}</h2>
          <ul className={styles.links}>
            {near.map((query) => (
              <li key={query}>
                <a href={`${localPath(lang, '/search')}?q=${encodeURIComponent(query)}`}>
                  <LocalText text={query} lang={lang} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        {number ? words.advice : words.adviceOnly} {number && <a href={phoneHref(number)}>{localDigits(number, lang)}</a>}
      </p>
    </>
  );
}
