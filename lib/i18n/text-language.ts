import type { Lang, TextLang } from './lang';

const SCRIPTS: ReadonlyArray<readonly [TextLang, RegExp]> = [
  ['bn', /\p{Script=Bengali}/gu],
  ['en', /\p{Script=Latin}/gu],
  ['ar', /\p{Script=Arabic}/gu],
];

/**
 * The language of a text, told by the script most of its letters are in.
 * @param fallback for text without letters (numbers, dates), which has no language of its own
 */
export function textLanguage(text: string, fallback: Lang): TextLang {
  let best: TextLang = fallback;
  let most = 0;
  for (const [lang, letters] of SCRIPTS) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [best, most] = [lang, count];
  }
  return best;
}

/** `lang` and `dir` attributes for a text on a page in another language; nothing where they would only repeat the page's. */
export function languageAttributes(text: string, pageLang: Lang): { lang?: TextLang; dir?: 'rtl' } {
  const lang = textLanguage(text, pageLang);
  if (lang === pageLang) return {};
  return lang === 'ar' ? { lang, dir: 'rtl' } : { lang };
}
