import { LocalText } from '@/components/ui/LocalText/LocalText';
import { Picture } from '@/components/ui/Picture/Picture';
import { isEmptyText } from '@/lib/i18n/bilingual';
import type { School } from '@/lib/domain/school';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { localDigits } from '@/lib/i18n/numbers';
import { localPath } from '@/lib/routes';
import { HeaderClock } from '../HeaderClock/HeaderClock';
import { SearchForm } from '../SearchForm/SearchForm';
import styles from './Banner.module.scss';

/** The id that the search button of the top bar names. */
export const SEARCH_ID = 'find';
const CREST = '/icons/crest.svg';

/** Institution banner: logo, name, codes line; beside it clock and search. */
export function Banner({ lang, school }: { lang: Lang; school: School }) {
  const words = getDictionary(lang).layout;
  const codes = codesLine(school, lang);
  return (
    <div className={styles.banner}>
      <a className={styles.brand} href={localPath(lang, '/')}>
        <Picture src={school.logo ?? CREST} alt="" width={80} height={80} sizes="80px" upTo={160} eager className={styles.logo} />
        <LocalText as="b" text={school.name} lang={lang} />
        {!isEmptyText(school.tagline) && <LocalText as="small" text={school.tagline} lang={lang} />}
      </a>
      {codes && <p className={styles.codes}>{codes}</p>}
      <HeaderClock lang={lang} zone={school.timeZone} am={words.am} pm={words.pm} />
      <div className={styles.search} id={SEARCH_ID} popover="auto">
        <SearchForm lang={lang} id="q" label={words.searchLabel} submit={words.search} />
      </div>
    </div>
  );
}

function codesLine({ codes }: School, lang: Lang): string {
  const words = getDictionary(lang).layout;
  const pairs = [
    [words.eiin, codes.eiin],
    [words.collegeCode, codes.collegeCode],
    [words.schoolCode, codes.schoolCode],
  ];
  return pairs.flatMap(([name, code]) => (code ? [`${name}: ${localDigits(code, lang)}`] : [])).join(' · ');
}
