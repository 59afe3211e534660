/** The languages the site is published in; the first is the one at the unprefixed addresses. */
export const LANGS = ['en', 'bn'] as const;
export type Lang = (typeof LANGS)[number];
/** A language a piece of provider text can really be in. */
export type TextLang = Lang | 'ar';

export function isLang(value: string): value is Lang {
  return value === 'en' || value === 'bn';
}

export function otherLang(lang: Lang): Lang {
  return lang === 'en' ? 'bn' : 'en';
}
