const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// A browser ignores these inside an address, so `java\nscript:` is a scheme to it.
const IGNORED_BY_BROWSERS = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]+/g;

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** `www.example.org/x`, `example.org:8080`: an address that lost its scheme, not a path and not a scheme. */
export function looksLikeHost(text: string): boolean {
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u.test(text.trim());
}

/**
 * An address of a provider's record, made safe and absolute (section 5: https is prepended where the scheme is missing).
 * @param base origin that root-relative paths belong to; without one they stay paths of this site
 * @returns null for an empty, unreadable or dangerous (`javascript:`, `data:` …) address
 */
export function safeLink(raw: string | null | undefined, base?: string): string | null {
  const text = (raw ?? '').trim();
  if (!text || text === '#') return null;
  const compact = text.replace(IGNORED_BY_BROWSERS, '');
  if (/^[/\\]{2}/.test(compact)) return safeLink(`https:${text.replaceAll('\\', '/')}`);
  if (text.startsWith('/')) return rootRelative(text, base);
  if (looksLikeHost(text)) return parsed(`https://${text}`)?.href ?? null;
  if (SCHEME.test(compact)) {
    const url = parsed(compact === text ? text : text.replace(/[\t\n\r]/g, ''));
    return url && SAFE_SCHEMES.has(url.protocol) && !url.username && !url.password ? url.href : null;
  }
  return parsed(`https://${text}`)?.href ?? null;
}

function rootRelative(path: string, base: string | undefined): string | null {
  const url = parsed(new URL(path, base ?? 'https://path.invalid').href);
  if (!url) return null;
  return base ? url.href : url.pathname + url.search + url.hash;
}

/** Whether an address leaves this site. */
export function isExternal(href: string): boolean {
  return SCHEME.test(href) && !/^(?:tel|mailto):/i.test(href);
}
