import type { ElementType } from 'react';
import { inLanguage, type BilingualText } from '@/lib/i18n/bilingual';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';

interface LocalTextProps {
  text: BilingualText | string;
  lang: Lang;
  as?: ElementType<{ className?: string; lang?: string; dir?: string; children?: string }>;
  className?: string;
}

/** A text of the school, marked with the language it is really in. Adds no element where there is nothing to mark. */
export function LocalText({ text, lang, as, className }: LocalTextProps) {
  const words = typeof text === 'string' ? text : inLanguage(text, lang);
  const attributes = languageAttributes(words, lang);
  if (!as && !className && !attributes.lang) return words;
  const Element = as ?? 'span';
  return (
    <Element className={className} {...attributes}>
      {words}
    </Element>
  );
}
