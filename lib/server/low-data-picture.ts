import { words } from './words';

type Lang = 'en' | 'bn';
type Attributes = ReadonlyMap<string, string>;

/** Wide enough for a phone, and a fraction of the weight of the widest. */
const GOOD_WIDTH = 640;
/** What the optimiser's formats take for photographs, measured roughly: an estimate for the visitor. */
const BYTES_PER_PIXEL = 0.12;

/** An attribute's source text, put where text or a double-quoted attribute stands. */
function kept(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function candidate(attributes: Attributes): { src: string; width: number } | null {
  const offered = (attributes.get('srcset') ?? '').split(/,\s+/).flatMap((one) => {
    const parts = /^\s*(\S+)\s+(\d+)w\s*$/.exec(one);
    return parts?.[1] ? [{ src: parts[1], width: Number(parts[2]) }] : [];
  });
  offered.sort((a, b) => a.width - b.width);
  const best = offered.find(({ width }) => width >= GOOD_WIDTH) ?? offered.at(-1);
  const src = attributes.get('src');
  return best ?? (src ? { src, width: Number(attributes.get('width')) || 0 } : null);
}

function sizeLabel(bytes: number, lang: Lang): string {
  const amount = new Intl.NumberFormat(lang === 'bn' ? 'bn-BD' : 'en', { useGrouping: false }).format(
    Math.max(1, Math.round(bytes / 1024)),
  );
  return ` (${words.about[lang]} ${amount} ${words.kilobytes[lang]})`;
}

/**
 * What stands in a picture's place: its description and roughly its weight, linked to the picture.
 * @param inside whether it is inside a link or button already, which then leads somewhere better or to the picture itself
 * @returns HTML; empty for a decorative picture in a link that leads elsewhere
 */
export function picturePlaceholder(attributes: Attributes, lang: Lang, inside: 'no link' | 'link' | 'link to a picture'): string {
  const alt = kept(attributes.get('alt') ?? '').trim();
  if (inside === 'link') return alt && `<span data-low-data-picture>${alt}</span>`;
  const picture = candidate(attributes);
  if (!picture || picture.src.startsWith('data:')) return alt;
  const label = alt ? `${words.picture[lang]}: ${alt}` : words.picture[lang];
  const ratio = Number(attributes.get('height')) / Number(attributes.get('width'));
  const bytes = picture.width * picture.width * ratio * BYTES_PER_PIXEL;
  const size = Number.isFinite(bytes) && bytes > 0 ? sizeLabel(bytes, lang) : '';
  if (inside === 'link to a picture') return `<span data-low-data-picture>${label}${size}</span>`;
  return `<a data-low-data-picture href="${kept(picture.src)}">${label}${size}</a>`;
}

/** A link in the place of a frame, or nothing where the frame has no address. */
export function frameLink(attributes: Attributes, lang: Lang): string {
  const src = attributes.get('src') ?? attributes.get('data');
  if (!src || src.startsWith('about:')) return '';
  return `<a data-low-data-frame href="${kept(src)}">${kept(attributes.get('title') ?? '') || words.frame[lang]}</a>`;
}
