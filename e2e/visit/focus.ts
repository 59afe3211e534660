import type { Page } from '@playwright/test';

/** Where the Tab key stopped, and what is wrong with it. */
export interface Stop {
  name: string;
  problems: string[];
}

/** Presses a key until the focus leaves the page or comes round, and tells of every stop on the way. */
export async function stopsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const memory = await page.evaluateHandle(() => {
    const lookOf = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
    };
    const unfocused = new Map([...document.querySelectorAll('*')].map((element) => [element, lookOf(element)]));
    return { lookOf, unfocused, seen: new Set<Element>(), before: document.body };
  });

  const lookAtStop = (isBackwards: boolean) =>
    memory.evaluate((known, backwards) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body || known.seen.has(element)) return null;
      known.seen.add(element);
      const problems: string[] = [];

      const field = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : null;
      const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
      const texts = [element.ariaLabel, ...labelled, ...[...(field?.labels ?? [])].map(({ textContent }) => textContent), element.textContent, element.title, ...[...element.querySelectorAll('img')].map(({ alt }) => alt)];
      const name = texts.find((text) => text?.trim())?.replace(/\s+/g, ' ').trim() ?? '';
      if (!name) problems.push('no name');

      // What the visitor sees of it: the part within the window and within every box that cuts.
      const part = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const cutBy = ({ left, top, right, bottom }: DOMRect) =>
        Object.assign(part, { left: Math.max(part.left, left), top: Math.max(part.top, top), right: Math.min(part.right, right), bottom: Math.min(part.bottom, bottom) });
      cutBy(element.getBoundingClientRect());
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow !== 'visible') cutBy(box.getBoundingClientRect());
      }
      const hit = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
      if (part.right - part.left < 2 || part.bottom - part.top < 2) problems.push('out of sight');
      else if (!hit || !(element.contains(hit) || hit.contains(element))) problems.push(`under ${hit?.outerHTML.slice(0, 80)}`);

      // A card may show the ring of the link in it; a frame's own page shows where the focus is in it.
      let ringed: Element | null = element;
      while (ringed && known.lookOf(ringed) === (known.unfocused.get(ringed) ?? 'none 0px none')) ringed = ringed.parentElement;
      if (!ringed && element.localName !== 'iframe') problems.push('no ring');

      const isAfter = (known.before.compareDocumentPosition(element) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
      if (known.before !== document.body && known.before.isConnected && isAfter === backwards) problems.push('out of order');
      known.before = element;
      return { name: `${element.localName} “${name.slice(0, 50)}”`, problems };
    }, isBackwards);

  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await lookAtStop(key === 'Shift+Tab');
    if (!stop) return stops;
    stops.push(stop);
  }
}
