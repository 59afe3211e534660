/** A piece of an HTML document. `raw` is the source text; joined together, all `raw` are the document again. */
export type HtmlToken =
  | { kind: 'text' | 'other'; raw: string }
  | { kind: 'end'; raw: string; name: string }
  | { kind: 'start'; raw: string; name: string; attributes: Map<string, string> };

/** Elements whose content is not markup: it ends only at their own end tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp']);
const NAME = /[a-zA-Z][^\s/>]*/y;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** Attribute values keep their character references: they are only ever put back into attributes. */
function startTag(html: string, at: number): Extract<HtmlToken, { kind: 'start' }> | null {
  const name = matchAt(NAME, html, at + 1)?.[0];
  if (!name) return null;
  const attributes = new Map<string, string>();
  let end = at + 1 + name.length;
  for (;;) {
    const closed = matchAt(TAG_END, html, end);
    if (closed) {
      end += closed[0].length;
      return { kind: 'start', raw: html.slice(at, end), name: name.toLowerCase(), attributes };
    }
    const attribute = matchAt(ATTRIBUTE, html, end);
    if (!attribute?.[1]) return null;
    const key = attribute[1].toLowerCase();
    // As browsers do it, the first of two attributes of one name counts.
    if (!attributes.has(key)) attributes.set(key, attribute[2] ?? attribute[3] ?? attribute[4] ?? '');
    end += attribute[0].length;
  }
}

function otherMarkup(html: string, at: number): number | null {
  const past = (mark: string, from: number) => {
    const found = html.indexOf(mark, from);
    return found < 0 ? html.length : found + mark.length;
  };
  if (html.startsWith('<!--', at)) return html.startsWith('<!-->', at) ? at + 5 : past('-->', at + 4);
  if (html.startsWith('<!', at) || html.startsWith('<?', at)) return past('>', at + 2);
  // A tag that never ends: browsers drop what is left of the document.
  return matchAt(NAME, html, at + 1) && !startTag(html, at) ? html.length : null;
}

function endTag(html: string, at: number): Extract<HtmlToken, { kind: 'end' }> | null {
  if (html[at + 1] !== '/') return null;
  const name = matchAt(NAME, html, at + 2)?.[0];
  const close = html.indexOf('>', at);
  return name && close >= 0 ? { kind: 'end', raw: html.slice(at, close + 1), name: name.toLowerCase() } : null;
}

/** Takes a document apart as the HTML standard's tokeniser does, as far as finished pages need it. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  let text = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    const otherEnd = otherMarkup(html, open);
    const token: HtmlToken | null =
      otherEnd === null ? (endTag(html, open) ?? startTag(html, open)) : { kind: 'other', raw: html.slice(open, otherEnd) };
    if (!token) {
      at = open + 1;
      continue;
    }
    if (open > text) yield { kind: 'text', raw: html.slice(text, open) };
    yield token;
    at = text = open + token.raw.length;
    if (token.kind !== 'start' || !RAW_TEXT.has(token.name)) continue;
    const ending = new RegExp(`</${token.name}(?=[\\s/>])`, 'gi');
    ending.lastIndex = at;
    at = ending.exec(html)?.index ?? html.length;
    if (at > text) yield { kind: 'text', raw: html.slice(text, at) };
    text = at;
  }
  if (text < html.length) yield { kind: 'text', raw: html.slice(text) };
}
