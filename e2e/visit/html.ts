import { parseDocument, DomUtils } from 'htmlparser2';
import type { Element } from 'domhandler';

/** The text a reader sees, with runs of space as one. */
function visibleText(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

/** The texts of a page's headings of one level, as the server sent them. */
export function headings(html: string, level: 1 | 2 | 3): string[] {
  return DomUtils.getElementsByTagName(`h${level}`, parseDocument(html)).map(visibleText);
}

/** The text of a page's main part, as the server sent it, without the data for search engines. */
export function mainText(html: string): string {
  const document = parseDocument(html);
  for (const script of DomUtils.getElementsByTagName('script', document)) DomUtils.removeElement(script);
  return DomUtils.getElementsByTagName('main', document).map(visibleText).join('\n');
}
