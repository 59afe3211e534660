import type { Page } from '@playwright/test';

/** What a finger needs, in CSS px. */
const TARGET = 44;

/** Links, buttons and fields that are smaller than a finger; a link within a sentence is as high as its line (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const HALF_PIXEL = 0.5;

    /** A link's whole card may be its target: a layer of its own over the card. */
    function sizeOf(element: Element): { width: number; height: number } {
      const { width, height } = element.getBoundingClientRect();
      const layer = getComputedStyle(element, '::after');
      const isStretched = layer.position === 'absolute' && layer.content !== 'none';
      return isStretched ? { width: parseFloat(layer.width), height: parseFloat(layer.height) } : { width, height };
    }

    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const linked = [...(block?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join('');
      return (block?.textContent.replace(/[\s·]/g, '').length ?? 0) > linked.replace(/\s/g, '').length;
    }

    return [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, summary, [role="button"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none' && !isInSentence(element))
      .map((element) => ({ element, ...sizeOf(element) }))
      .filter(({ width, height }) => Math.min(width, height) < target - HALF_PIXEL)
      .map(({ element, width, height }) => `${Math.round(width)} × ${Math.round(height)}: <${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}`);
  }, TARGET);
}
