/** An element: its name, its attributes and what is in it. An attribute that is undefined is left out. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string | number | undefined>>;
  children?: readonly (XmlElement | string)[];
}

// What XML 1.0 cannot carry at all, not even escaped.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text without the characters that XML forbids. */
export function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

function escaped(text: string): string {
  return withoutForbidden(text).replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
}

/** An element with the given children; those that are null are left out. */
export function element(name: string, attributes: XmlElement['attributes'] = {}, ...children: readonly (XmlElement | string | null)[]): XmlElement {
  return { name, attributes, children: children.filter((child) => child !== null) };
}

function write({ name, attributes = {}, children = [] }: XmlElement): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escaped(String(value))}"`));
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : write(child))).join('');
  return inside ? `<${name}${pairs.join('')}>${inside}</${name}>` : `<${name}${pairs.join('')}/>`;
}

/** A whole XML document. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
}
