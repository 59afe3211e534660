import { Icon } from '@/components/ui/Icon/Icon';
import { otherLang, type Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';

const OWN_NAMES: Record<Lang, string> = { en: 'English', bn: 'বাংলা' };

interface LanguageSwitchProps {
  lang: Lang;
  /** Language-neutral path of the page. */
  path: string;
  className?: string;
}

/** To the same page in the other language, in that language's own words. */
export function LanguageSwitch({ lang, path, className }: LanguageSwitchProps) {
  const other = otherLang(lang);
  return (
    <a href={localPath(other, path)} lang={other} hrefLang={other} className={className}>
      <Icon name="globe" />
      {OWN_NAMES[other]}
    </a>
  );
}
