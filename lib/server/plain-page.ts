import { words, type OwnStatus } from './words';

export interface Bilingual {
  en: string;
  bn: string;
}

/** Text made safe for HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;padding:2rem 1rem;font:1.125rem/1.7 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:auto}h1{font-size:1.5rem;line-height:1.5}h2{font-size:1.125rem}a{color:inherit}';

/**
 * A page that needs nothing else: no script, no file, no provider.
 * @param title plain text for the browser's tab
 * @param english, bengali finished HTML, each put into a section of its language
 */
export function plainPage(title: string, english: string, bengali: string): string {
  return (
    '<!DOCTYPE html><html lang="bn"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>` +
    `<section lang="bn">${bengali}</section><section lang="en">${english}</section></main></body></html>`
  );
}

/** The page for a request that the server refuses itself. It repeats nothing of what was sent. */
export function refusalPage(status: OwnStatus): string {
  const part = (lang: 'en' | 'bn', home: string) =>
    `<h1>${words[status][lang]}</h1><p><a href="${home}">${words.home[lang]}</a></p>`;
  return plainPage(String(status), part('en', '/'), part('bn', '/bn'));
}
