import type { Page } from '@playwright/test';

/** Hosts that only plain pictures may be asked from: schools link pictures from anywhere. */
const PICTURE_HOST = 'pictures.example';

/**
 * Watches a page for everything an attack could achieve: a dialog, a blocked script (the policy is the second
 * wall, nothing may get as far), a request to a foreign host, a frame nobody asked for, another page.
 * Foreign requests are answered with nothing.
 */
export async function watchAttacks(page: Page, home: string, provider: string): Promise<string[]> {
  const found: string[] = [];
  page.on('dialog', async (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => found.push(`popup: ${popup.url()}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) found.push(`blocked by policy only: ${message.text()}`);
  });
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { origin, hostname } = new URL(request.url());
    if (origin === home || origin === provider || request.url().startsWith('data:image/')) return route.continue();
    const isPicture = request.resourceType() === 'image' && (hostname === PICTURE_HOST || hostname !== 'evil.example');
    if (!isPicture) found.push(`asked: ${request.resourceType()} ${request.url()}`);
    return route.abort();
  });
  return found;
}

/** What an attack may have left in the document: handlers, script addresses, foreign frames, taken names. */
export function tracesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const traces: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) traces.push(`handler ${name} on ${element.localName}`);
        const compact = value.replace(/[\s\u0000-\u0020]/g, '');
        if (/^(?:href|src|action|formaction|xlink:href|data|poster)$/i.test(name) && /^(?:javascript|vbscript|data:text|data:image\/svg)/i.test(compact)) {
          traces.push(`address ${name}=${value} on ${element.localName}`);
        }
      }
    }
    const main = document.querySelector('main');
    for (const tag of ['script', 'object', 'embed', 'base', 'link', 'meta', 'style', 'template', 'textarea', 'foreignobject', 'animate']) {
      for (const element of main?.querySelectorAll(tag) ?? []) {
        if (!/^self\.__next|^\(self\.__next|application\/ld\+json/.test(`${element.textContent}`) && element.getAttribute('type') !== 'application/ld+json') {
          traces.push(`element ${tag}: ${element.outerHTML.slice(0, 80)}`);
        }
      }
    }
    if (typeof document.getElementById !== 'function' || typeof document.cookie !== 'string' || !(document.body instanceof HTMLBodyElement)) traces.push('document clobbered');
    return traces;
  });
}
