import type { BilingualHtml, SafeHtml } from '@/lib/domain/content';
import { otherLang, type Lang } from '@/lib/i18n/lang';

/** The formatted text in the asked language, or in the other one where it is missing; '' where there is none. */
export function htmlIn(details: BilingualHtml, lang: Lang): SafeHtml {
  return details[lang] || details[otherLang(lang)];
}
