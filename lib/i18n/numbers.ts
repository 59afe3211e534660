import type { Lang } from './lang';

const LOCALES: Record<Lang, string> = { en: 'en-GB', bn: 'bn-BD' };

/** A whole number in the page's digits; grouped unless it is an identifier or a year. */
export function formatNumber(value: number, lang: Lang, grouped = true): string {
  return new Intl.NumberFormat(LOCALES[lang], { useGrouping: grouped }).format(value);
}

/** Latin digits inside any text (a phone number, a code) in the page's digits. */
export function localDigits(text: string, lang: Lang): string {
  return lang === 'bn' ? text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit))) : text;
}
