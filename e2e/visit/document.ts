import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

const TRAIL = ['You are here', 'আপনি এখানে আছেন'];

/** A page as the server sent it. */
export class SentPage {
  private readonly document;

  constructor(html: string) {
    this.document = parseDocument(html);
  }

  elements(name: string, attributes: Readonly<Record<string, string>> = {}): Element[] {
    const wanted = Object.entries(attributes);
    return DomUtils.getElementsByTagName(name, this.document).filter(({ attribs }) => wanted.every(([key, value]) => attribs[key] === value));
  }

  /** The values of one attribute of the elements that have it. */
  values(name: string, attribute: string, attributes: Readonly<Record<string, string>> = {}): string[] {
    return this.elements(name, attributes).flatMap(({ attribs }) => attribs[attribute] ?? []);
  }

  /** Titles of the page itself; drawings have titles too. */
  get titles(): string[] {
    return this.elements('head').flatMap((head) => DomUtils.getElementsByTagName('title', head).map(textOf));
  }

  /** Contents of `<meta name>` or `<meta property>`. */
  meta(name: string): string[] {
    return [...this.values('meta', 'content', { name }), ...this.values('meta', 'content', { property: name })];
  }

  /** Language tags of the page's other versions, and where they are. */
  get languages(): Record<string, string> {
    const links = this.elements('link', { rel: 'alternate' }).filter(({ attribs }) => attribs.hreflang);
    return Object.fromEntries(links.map(({ attribs }) => [attribs.hreflang, attribs.href]));
  }

  /** What the structured data scripts hold, parsed. */
  get graphs(): unknown[] {
    return this.elements('script', { type: 'application/ld+json' }).map((script) => JSON.parse(DomUtils.textContent(script)));
  }

  /** All text of the body but that of scripts. */
  get text(): string {
    const scripts = new Set(this.elements('script'));
    const read = (element: Element): string =>
      element.children.map((child) => (DomUtils.isTag(child) ? (scripts.has(child) ? '' : read(child)) : DomUtils.textContent(child))).join('');
    return this.elements('body').map(read).join('');
  }

  /** The visible breadcrumbs: what each step says and where it leads. */
  get breadcrumbs(): { name: string; href: string | null }[] {
    const trails = this.elements('nav').filter(({ attribs }) => TRAIL.includes(attribs['aria-label'] ?? ''));
    return trails.flatMap((trail) => DomUtils.getElementsByTagName('li', trail)).map((step) => ({ name: textOf(step), href: DomUtils.getElementsByTagName('a', step)[0]?.attribs.href ?? null }));
  }
}

function textOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}
