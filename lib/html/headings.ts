import type { Document } from 'domhandler';
import { findAll, textContent } from 'domutils';

const HEADING = /^h[1-6]$/;
/** The sanitiser knows no deeper one. */
const DEEPEST = 4;

/**
 * Gives the headings of a text the levels they have on a page, whose own title is the only h1: the first is an h2,
 * and none skips a level. Offices choose headings by their size.
 */
export function levelHeadings(document: Document): void {
  const open: number[] = [];
  for (const heading of findAll(({ name }) => HEADING.test(name), document.children)) {
    // Empty ones space lines and do not stay.
    if (!textContent(heading).trim()) continue;
    const chosen = Number(heading.name.slice(1));
    while ((open.at(-1) ?? 0) >= chosen) open.pop();
    open.push(chosen);
    heading.name = `h${Math.min(1 + open.length, DEEPEST)}`;
  }
}
