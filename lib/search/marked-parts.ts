import type { Mark } from './document';

/** A text in pieces, in order, for whoever draws it: `marked` pieces are the hits. Light enough for the browser. */
export function markedParts({ text, marks }: { text: string; marks: readonly Mark[] }): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push({ text: text.slice(at, start), marked: false }, { text: text.slice(start, end), marked: true });
    at = end;
  }
  parts.push({ text: text.slice(at), marked: false });
  return parts.filter((part) => part.text !== '');
}
