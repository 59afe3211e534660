import type { Page } from '@playwright/test';
import { getDictionary } from '../../lib/i18n/dictionary';

/** A text as a visitor gets it, on the screen or by a screen reader, and the language it is marked with. */
export interface MarkedText {
  text: string;
  lang: string;
}

/** Names that elements carry for those who do not see them, or until something is typed. */
const NAMING = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'];

/** Every text and name on the page, with what is closed or hidden at the moment; an office's frame is a page of its own. */
export function textsOf(page: Page): Promise<MarkedText[]> {
  return page.evaluate((naming) => {
    const found: MarkedText[] = [];
    const tell = (element: Element, text: string) => {
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      if (text.trim()) found.push({ text: text.replace(/\s+/g, ' ').trim(), lang });
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, template')) continue;
      for (const name of naming) tell(element, element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) tell(element, node.nodeValue ?? '');
    }
    return found;
  }, NAMING);
}

const phrases = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : typeof words === 'object' && words !== null ? Object.values(words).flatMap(phrases) : [];

/** What a text reads like if it says an interface phrase; the places for values take anything. */
function pattern(phrase: string): RegExp {
  const parts = phrase.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()[\]|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

const inBengali = new Set(phrases(getDictionary('bn')));
const ENGLISH = phrases(getDictionary('en')).filter((phrase) => !inBengali.has(phrase)).map(pattern);

/** English interface words among the texts of a Bengali page. What is marked as English is the school's own text, never ours. */
export function untranslated(texts: readonly MarkedText[]): string[] {
  return texts.filter(({ text, lang }) => lang !== 'en' && ENGLISH.some((phrase) => phrase.test(text))).map(({ text }) => text);
}

/** What stays in Latin letters in any language: addresses, and abbreviations such as PDF. */
const LETTERLESS = /^\S+@\S+$|^https?:\S+$|^[^\p{Ll}]*$/u;

/** Texts all in the letters of one language that are marked as of another. */
export function wronglyMarked(texts: readonly MarkedText[]): string[] {
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
  const isBengali = (text: string) => /\p{Script=Bengali}/u.test(text);
  return texts
    .filter(({ text, lang }) => (isBengali(text) ? !isLatin(text) && lang !== 'bn' : isLatin(text) && lang !== 'en' && !LETTERLESS.test(text)))
    .map(({ text, lang }) => `${lang}: ${text.slice(0, 80)}`);
}
