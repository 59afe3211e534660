import { LocalText } from '@/components/ui/LocalText/LocalText';
import type { BilingualText } from '@/lib/i18n/bilingual';
import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import styles from './HomeIntro.module.scss';

/** The page's one h1: a greeting with the institution's name, modest, because the header has just said the name large. */
export function HomeIntro({ name, lang }: { name: BilingualText; lang: Lang }) {
  const [before, after] = getDictionary(lang).home.welcomeTo.split('{school}');
  return (
    <h1 className={styles.intro}>
      {before}
      <LocalText text={name} lang={lang} />
      {after}
    </h1>
  );
}
