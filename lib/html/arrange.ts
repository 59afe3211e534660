import render from 'dom-serializer';
import { Element, Text, type ChildNode, type ParentNode } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Lang } from '../i18n/lang';
import { languageAttributes } from '../i18n/text-language';
import { embedOf } from './embeds';
import { levelHeadings } from './headings';

const TABLE_WORDS: Record<Lang, string> = { en: 'Table', bn: 'সারণি' };
const PLAY_WORDS: Record<Lang, string> = { en: 'Play video', bn: 'ভিডিও চালান' };
const MAP_WORDS: Record<Lang, string> = { en: 'Open map', bn: 'মানচিত্র খুলুন' };

/** Blocks whose language is told on their own: they hold text, not other blocks. */
const TEXT_BLOCKS = new Set(['p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'dd', 'caption', 'figcaption']);
const DEEPEST = 200;

/**
 * Arranges office HTML for the page: each table in a labelled box that scrolls, each YouTube or map frame
 * as a link that becomes the frame when asked for, headings in their order, each block marked with the language it is in.
 * Runs before the sanitiser, which has the last word.
 * @param lang the language the whole text is in
 */
export function arrangeHtml(html: string, lang: Lang): string {
  const document = parseDocument(html);
  levelHeadings(document);
  arrange(document, lang, 0);
  return render(document);
}

function arrange(parent: ParentNode, lang: Lang, depth: number): void {
  if (depth > DEEPEST) {
    parent.children = [];
    return;
  }
  parent.children = parent.children.map((child) => {
    if (!(child instanceof Element)) return child;
    arrange(child, lang, depth + 1);
    if (child.name === 'table') return inBox(child, lang);
    if (child.name === 'iframe') return asLink(child, lang);
    if (TEXT_BLOCKS.has(child.name)) Object.assign(child.attribs, languageAttributes(textContent(child), lang));
    return child;
  });
}

function inBox(table: Element, lang: Lang): ChildNode {
  const caption = table.children.find((child) => child instanceof Element && child.name === 'caption');
  const label = caption ? textContent(caption).trim() : '';
  return new Element(
    'div',
    { class: 'table-box', role: 'region', tabindex: '0', 'aria-label': label || TABLE_WORDS[lang] },
    [table],
  );
}

function asLink(frame: Element, lang: Lang): ChildNode {
  const embed = embedOf(frame.attribs.src ?? '');
  if (!embed) return new Text('');
  const words = embed.kind === 'video' ? PLAY_WORDS[lang] : MAP_WORDS[lang];
  const title = frame.attribs.title?.trim();
  return new Element('a', { class: `embed-${embed.kind}`, href: embed.link, 'data-frame': embed.frame }, [
    new Text(title ? `${words}: ${title}` : words),
  ]);
}
