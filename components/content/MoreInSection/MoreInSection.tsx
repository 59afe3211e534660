import { LocalText } from '@/components/ui/LocalText/LocalText';
import { inLanguage, type BilingualText } from '@/lib/i18n/bilingual';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import { localPath } from '@/lib/routes';
import styles from './MoreInSection.module.scss';

interface MoreInSectionProps {
  title: BilingualText;
  items: readonly { name: BilingualText; path: string }[];
  lang: Lang;
}

/** The other pages of a page's section. */
export function MoreInSection({ title, items, lang }: MoreInSectionProps) {
  const section = inLanguage(title, lang);
  return (
    <nav className={styles.box} aria-labelledby="more">
      <h2 id="more" {...languageAttributes(section, lang)}>
        {fill(getDictionary(lang).content.more, { section })}
      </h2>
      <ul>
        {items.map(({ name, path }) => (
          <li key={path}>
            <a href={localPath(lang, path)}>
              <LocalText text={name} lang={lang} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
