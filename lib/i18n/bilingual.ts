import type { Lang } from './lang';
import { otherLang } from './lang';

/** A text of the school in both languages; '' where the office gave none. */
export interface BilingualText {
  en: string;
  bn: string;
}

/** The text in the asked language, or in the other one where it is missing. */
export function inLanguage(text: BilingualText, lang: Lang): string {
  return text[lang] || text[otherLang(lang)];
}

export function isEmptyText(text: BilingualText): boolean {
  return !text.en && !text.bn;
}
