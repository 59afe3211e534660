import { Parser } from 'htmlparser2';

const BLOCK = /^(?:p|div|br|li|tr|td|th|h[1-6]|table|ul|ol|dl|dt|dd|blockquote|figure|figcaption|caption|section|article)$/;
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'title', 'textarea']);

/** The words of an HTML text: tags gone, entities decoded, one space between words and blocks. */
export function plainText(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (SILENT.has(name)) silent++;
      if (BLOCK.test(name)) text += ' ';
    },
    ontext: (words) => {
      if (silent === 0) text += words;
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent--;
      if (BLOCK.test(name)) text += ' ';
    },
  });
  parser.end(html);
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/**
 * The beginning of a text with an ellipsis where it was cut (section 5). Counts and cuts user-perceived
 * characters, so that Bengali conjuncts stay whole.
 */
export function excerpt(text: string, characters: number): string {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count++ === characters) return `${text.slice(0, index).trimEnd()}…`;
  }
  return text;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
