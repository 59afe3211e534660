import { htmlTokens, type HtmlToken } from './html-tokens';
import { frameLink, picturePlaceholder } from './low-data-picture';
import { escapeHtml } from './plain-page';

type StartTag = Extract<HtmlToken, { kind: 'start' }>;

/** Fonts that nothing uses are not fetched; the placeholders look like what they stand for. */
const STYLE =
  '<style>[data-low-data],[data-low-data] *{font-family:system-ui,sans-serif!important}' +
  '[data-low-data-picture]{display:inline-block;padding:.5em .75em;border:1px dashed}' +
  // A caption that lay on its picture, and a link in the place of a frame, stand by themselves.
  '[data-low-data] figcaption{position:static}[data-low-data-frame]{display:block}</style>';

/** Elements left out with all they contain. */
const REMOVED = new Set(['script', 'iframe', 'object', 'template']);
/** Tags left out, with their content kept. Without scripts, what stands in for scripts has to be seen. */
const UNWRAPPED = new Set(['noscript', 'picture']);

/** Of all that is neither text nor tag, only `<!DOCTYPE html>` is worth its bytes. */
const DECLARATION = /^<!doctype/i;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

function isHint({ name, attributes }: StartTag): boolean {
  const rel = name === 'link' ? (attributes.get('rel')?.toLowerCase() ?? '') : '';
  if (rel === 'preload') return attributes.get('as')?.toLowerCase() !== 'style';
  return /^(?:modulepreload|prefetch|prerender|preconnect|dns-prefetch)$/.test(rel);
}

function rebuilt(name: string, attributes: ReadonlyMap<string, string>): string {
  const pairs = [...attributes].map(([key, value]) => (value ? ` ${key}="${value.replaceAll('"', '&quot;')}"` : ` ${key}`));
  return `<${name}${pairs.join('')}>`;
}

function changed(attributes: ReadonlyMap<string, string>, changes: Record<string, string | null>): Map<string, string> {
  const result = new Map(attributes);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) result.delete(key);
    else result.set(key, value);
  }
  return result;
}

/** Writes the variant of one document; `skipping` is the element being left out or replaced just now. */
class Writer {
  private readonly out: string[] = [];
  private lang: 'en' | 'bn' = 'en';
  private linkDepth = 0;
  private linkLeadsToPicture = false;
  private pictures = 0;
  private skipping: { name: string; depth: number } | null = null;

  constructor(private readonly path: string) {}

  private get linkKind(): 'link' | 'link to a picture' {
    return this.linkLeadsToPicture ? 'link to a picture' : 'link';
  }

  get html(): string {
    return this.out.join('');
  }

  take(token: HtmlToken): void {
    if (this.skipping) this.skip(this.skipping, token);
    else if (token.kind === 'start') this.start(token);
    else if (token.kind === 'end') this.end(token.name, token.raw);
    else if (token.kind === 'text' || DECLARATION.test(token.raw)) this.out.push(token.raw);
  }

  private skip(skipping: { name: string; depth: number }, token: HtmlToken): void {
    if (token.kind !== 'start' && token.kind !== 'end') return;
    if (token.name !== skipping.name) return;
    skipping.depth += token.kind === 'start' ? 1 : -1;
    if (skipping.depth > 0) return;
    this.skipping = null;
    if (token.name === 'a') this.out.push(token.raw);
  }

  private end(name: string, raw: string): void {
    if (name === 'a' || name === 'button') this.linkDepth = Math.max(0, this.linkDepth - 1);
    if (name === 'picture') this.pictures = Math.max(0, this.pictures - 1);
    if (name === 'head') this.out.push(STYLE);
    if (!UNWRAPPED.has(name) && name !== 'script') this.out.push(raw);
  }

  private start(token: StartTag): void {
    const { name, attributes, raw } = token;
    const linked = this.linkDepth > 0;
    if (REMOVED.has(name)) {
      if ((name === 'iframe' || name === 'object') && !linked) this.out.push(frameLink(attributes, this.lang));
      this.skipping = { name, depth: 1 };
    } else if (name === 'a' && attributes.has('data-low-data')) this.undoLink(token);
    else if (name === 'img') this.out.push(picturePlaceholder(attributes, this.lang, linked ? this.linkKind : 'no link'));
    else if (name === 'embed') this.out.push(frameLink(attributes, this.lang));
    else if (isHint(token) || (name === 'source' && this.pictures > 0)) return;
    else if (UNWRAPPED.has(name)) this.pictures += name === 'picture' ? 1 : 0;
    else {
      if (name === 'a' || name === 'button') this.linkDepth += 1;
      if (name === 'a') this.linkLeadsToPicture = PICTURE_FILE.test(attributes.get('href') ?? '');
      this.out.push(this.adjusted(token) ?? raw);
    }
  }

  /** An element that stays but must not fetch anything by itself. */
  private adjusted({ name, attributes }: StartTag): string | null {
    if (name === 'html') {
      this.lang = attributes.get('lang')?.startsWith('bn') ? 'bn' : 'en';
      return rebuilt(name, changed(attributes, { 'data-low-data': '' }));
    }
    if (name === 'video' || name === 'audio') {
      return rebuilt(name, changed(attributes, { autoplay: null, poster: null, preload: 'none' }));
    }
    return attributes.get('style')?.includes('url(') ? rebuilt(name, changed(attributes, { style: null })) : null;
  }

  /** The footer's offer becomes the way back: `data-off` holds its words. */
  private undoLink({ attributes }: StartTag): void {
    const href = `/low-data/off?to=${escapeHtml(encodeURIComponent(this.path))}`;
    const label = (attributes.get('data-off') ?? '').replaceAll('<', '&lt;');
    this.out.push(rebuilt('a', changed(attributes, { href, 'data-off': null })), label);
    this.skipping = { name: 'a', depth: 1 };
  }
}

/**
 * The low-data variant of a page: the same HTML without scripts, the framework's data, web fonts and
 * whatever loads by itself; pictures and frames as labelled links.
 * @param path the page's own address, for the way back
 */
export function lowDataPage(html: string, path: string): string {
  const writer = new Writer(path);
  for (const token of htmlTokens(html)) writer.take(token);
  return writer.html;
}
