import type { Page } from '@playwright/test';

/**
 * What does not fit the window: the page itself, when it scrolls sideways, texts that their box cuts off, and
 * words that must break to fit theirs.
 * A clamped excerpt, the slides a slider holds ready and what only screen readers are told are cut on purpose.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CUTS = /hidden|clip/;
    // Narrower than this, in the letter's own size, most words break.
    const LETTERS = 2.5;
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : [];
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const isUnseen = style.clipPath !== 'none' || parseFloat(style.textIndent) > element.clientWidth;
      const isOnPurpose = isUnseen || style.webkitLineClamp !== 'none' || element.querySelector(':scope > [inert]') !== null;
      if (isOnPurpose || !element.textContent.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      const isCut =
        (CUTS.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (CUTS.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
      const words = style.display === 'inline' ? [] : [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim().split(/\s+/) : []));
      const isSqueezed = words.some((word) => word.length > 6) && element.clientWidth < LETTERS * parseFloat(style.fontSize);
      if (isSqueezed) found.push(`<${element.localName}> has ${element.clientWidth} px for “${words.join(' ').slice(0, 60)}”`);
      if (isCut) found.push(`<${element.localName}> cuts “${element.textContent.trim().slice(0, 60)}”`);
    }
    return found;
  });
}
