import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';
import type { SafeHtml } from '../domain/content';
import { textLanguage } from '../i18n/text-language';
import { isExternal, safeLink } from '../links';
import { arrangeHtml } from './arrange';
import { escapeHtml, plainText } from './excerpt';
import { readableGround, readableTextColour } from './readable-colours';

const ALIGN = /^(?:left|right|center|justify|start|end)$/;
const LENGTH = /^\d{1,4}(?:px)?$/;
const RASTER_DATA = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]{1,200000}$/i;

/** Styles that carry meaning stay; fixed sizes, fonts and positions of the office's sheet go. */
function tidyStyle(style: string, legacy: Record<string, string>): string {
  const kept: Record<string, string> = {};
  for (const declaration of style.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest.join(':').replace(/!important/i, '').trim().toLowerCase();
    keepDeclaration(kept, name.trim().toLowerCase(), value);
  }
  if (legacy.align) keepDeclaration(kept, 'text-align', legacy.align.toLowerCase());
  if (legacy.color) keepDeclaration(kept, 'color', legacy.color);
  if (legacy.bgcolor) keepDeclaration(kept, 'background-color', legacy.bgcolor);
  return Object.entries(kept)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

function keepDeclaration(kept: Record<string, string>, name: string, value: string): void {
  const colour =
    name === 'color' ? readableTextColour(value) : /^background(?:-color)?$/.test(name) ? readableGround(value) : null;
  if (colour) kept[name === 'color' ? name : 'background-color'] = colour;
  // Justified text tears Bengali words apart on narrow screens.
  else if (name === 'text-align' && ALIGN.test(value)) kept[name] = value === 'justify' ? 'start' : value;
  else if (name === 'text-decoration' && /^(?:underline|line-through)$/.test(value)) kept[name] = value;
  else if (name === 'font-weight' && /^(?:bold|[6-9]00)$/.test(value)) kept[name] = 'bold';
  else if (name === 'font-style' && value === 'italic') kept[name] = value;
  else if (name === 'vertical-align' && /^(?:top|middle|bottom|sub|super)$/.test(value)) kept[name] = value;
}

function withTidyStyle(tagName: string, attribs: Record<string, string>) {
  const { style = '', align = '', color = '', bgcolor = '', ...rest } = attribs;
  const tidied = tidyStyle(style, { align, color, bgcolor });
  return { tagName, attribs: tidied ? { ...rest, style: tidied } : rest };
}

function renamed(to: string): Transformer {
  return (_tagName, attribs) => ({ tagName: to, attribs });
}

function policy(fileOrigin: string | undefined): IOptions {
  return {
    allowedTags: [
      'p', 'div', 'span', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark',
      'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure',
      'figcaption', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
    ],
    allowedAttributes: {
      '*': ['style', 'lang', 'dir'],
      a: ['href', 'title', 'target', 'rel', 'data-frame', 'class'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      ol: ['start', 'type'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      div: ['class', 'role', 'tabindex', 'aria-label'],
    },
    allowedClasses: { div: ['table-box'], a: ['embed-video', 'embed-map'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'select', 'xmp', 'noembed', 'noframes', 'svg', 'math', 'o:p'],
    nestingLimit: 60,
    // Spacing paragraphs of the office's editor; a cell may be empty.
    exclusiveFilter: (frame) =>
      /^(?:p|div|span|h[2-4]|ul|ol|li|b|strong|em|i|a)$/.test(frame.tag) &&
      !frame.text.replace(/[\s\u00a0]/g, '') &&
      !/^\s*<(?:img|br)/.test(frame.text) &&
      frame.mediaChildren.length === 0,
    transformTags: {
      // Runs after a tag's own transformation.
      '*': withTidyStyle,
      h1: renamed('h2'),
      h5: renamed('h4'),
      h6: renamed('h4'),
      font: renamed('span'),
      strike: renamed('s'),
      center: (_tagName, attribs) => ({ tagName: 'div', attribs: { ...attribs, align: 'center' } }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, fileOrigin) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, fileOrigin) }),
    },
  };
}

function linkAttributes(attribs: Record<string, string>, fileOrigin: string | undefined): Record<string, string> {
  const { href = '', target: _target, rel: _rel, 'data-frame': frame, ...rest } = attribs;
  const link = href.startsWith('#') && href.length > 1 ? href : safeLink(href, isSitePath(href) ? undefined : fileOrigin);
  if (!link) return rest;
  const safe: Record<string, string> = { ...rest, href: link };
  if (isExternal(link)) Object.assign(safe, { target: '_blank', rel: 'noopener' });
  // Only the arranger's own links carry a frame: the address must be one it would have made.
  if (frame && /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|(?:www\.|maps\.)?google\.com\/)/.test(frame)) safe['data-frame'] = frame;
  return safe;
}

/** A link to a page of the site, not to a file on the provider's server. */
function isSitePath(href: string): boolean {
  return href.startsWith('/') && !/\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(href);
}

function imageAttributes(attribs: Record<string, string>, fileOrigin: string | undefined): Record<string, string> {
  const { src = '', alt = '', title, width = '', height = '' } = attribs;
  const address = RASTER_DATA.test(src.trim()) ? src.trim() : safeLink(src, fileOrigin);
  if (!address || /^(?:mailto|tel):/.test(address)) return {};
  const image: Record<string, string> = { src: address, alt, loading: 'lazy', decoding: 'async' };
  if (title) image.title = title;
  if (LENGTH.test(width)) image.width = String(Number.parseInt(width, 10));
  if (LENGTH.test(height)) image.height = String(Number.parseInt(height, 10));
  return image;
}

/** Says in types what the sanitiser has just done. */
function assertSafe(_html: string): asserts _html is SafeHtml {}

function sanitised(html: string): SafeHtml {
  assertSafe(html);
  return html;
}

/**
 * Office HTML made safe and fit to show: the site's one wall against hostile content.
 * Tables, lists, images, alignment and colours stay; scripts, handlers, forms and foreign frames go.
 * @param fileOrigin origin of root-relative file addresses
 */
export function sanitize(html: string, fileOrigin: string | undefined): SafeHtml {
  if (!html) return sanitised('');
  const language = textLanguage(plainText(html), 'en');
  try {
    const arranged = arrangeHtml(html, language === 'ar' ? 'en' : language);
    return sanitised(sanitizeHtml(arranged, policy(fileOrigin)).replace(/<img \/>/g, '').trim());
  } catch {
    // Nested beyond what the parsers can walk: the words are still the office's.
    return sanitised(`<p>${escapeHtml(plainText(html))}</p>`);
  }
}
