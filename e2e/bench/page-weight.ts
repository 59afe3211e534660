const SCRIPT = /<script(?<attributes>[^>]*)>[^]*?<\/script>/g;

/** Structured data is content; what the framework needs to run is not. */
function isData(attributes: string): boolean {
  return attributes.includes('application/ld+json');
}

/** A document without the framework's scripts and its copy of the page's data. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, (script, attributes: string) => (isData(attributes) ? script : ''));
}

/** Bytes of a whole document, and of its markup alone. */
export function pageWeight(html: string): { html: number; markup: number } {
  return { html: Buffer.byteLength(html), markup: Buffer.byteLength(withoutScripts(html)) };
}

/** Addresses of the scripts that a current browser fetches with a document. */
export function scriptSources(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnomodule\b/i.test(tag));
  return tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
}

/** Addresses of the style sheets of a document. */
export function styleSheets(html: string): string[] {
  const tags = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => /\brel="stylesheet"/.test(tag));
  return [...new Set(tags.flatMap((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? []))];
}
