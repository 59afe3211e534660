// Offices colour their text for a white sheet of paper. The colour's meaning (red: late, green: passed) is
// its hue; how light it is has to follow the scheme, or the text cannot be read in it.

type Rgb = readonly [number, number, number];
interface Hsl {
  hue: number;
  saturation: number;
}

const NAMED: Readonly<Record<string, string>> = {
  red: '#ff0000', green: '#008000', blue: '#0000ff', navy: '#000080', maroon: '#800000', purple: '#800080',
  teal: '#008080', olive: '#808000', orange: '#ffa500', yellow: '#ffff00', lime: '#00ff00', aqua: '#00ffff',
  cyan: '#00ffff', fuchsia: '#ff00ff', magenta: '#ff00ff', brown: '#a52a2a', gold: '#ffd700', pink: '#ffc0cb',
  crimson: '#dc143c', darkblue: '#00008b', darkgreen: '#006400', darkred: '#8b0000', royalblue: '#4169e1',
};

/** Below this saturation a colour is black, white or grey, and the page's own text colour says the same. */
const GREY = 0.18;
/** The darkest ground of the light scheme and the lightest of the dark one. */
const LIGHT_GROUND: Rgb = [250, 238, 230];
const DARK_GROUND: Rgb = [38, 52, 82];
const ENOUGH_CONTRAST = 4.6;

function parseColour(value: string): Rgb | null {
  const text = NAMED[value.toLowerCase()] ?? value.toLowerCase();
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(text);
  const digits = hex?.[2] ?? hex?.[1]?.replace(/./g, '$&$&');
  const parts = digits
    ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    : /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]+\s*)?\)$/.exec(text)?.slice(1, 4).map(Number);
  const [red, green, blue] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return Math.max(red, green, blue) > 255 ? null : [red, green, blue];
}

function hueOf([red, green, blue]: Rgb): Hsl {
  const most = Math.max(red, green, blue) / 255;
  const least = Math.min(red, green, blue) / 255;
  const span = most - least;
  const light = (most + least) / 2;
  if (span === 0) return { hue: 0, saturation: 0 };
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const sixth = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: Math.round(sixth * 60), saturation: span / (1 - Math.abs(2 * light - 1) || 1) };
}

function toRgb({ hue, saturation }: Hsl, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG contrast ratio of two colours. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, two) => one - two);
  return (light + 0.05) / (dark + 0.05);
}

function css(rgb: Rgb): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The first lightness from `start` on, in steps, at which the colour fits. */
function fitting(colour: Hsl, start: number, step: number, fits: (rgb: Rgb) => boolean): Rgb {
  let lightness = start;
  while (lightness > 0.03 && lightness < 0.97 && !fits(toRgb(colour, lightness))) lightness += step;
  return toRgb(colour, lightness);
}

function colourOf(value: string): Hsl | null {
  const rgb = parseColour(value.trim());
  const colour = rgb && hueOf(rgb);
  return colour && colour.saturation > GREY ? colour : null;
}

/** A text colour of the same hue, readable in the light and in the dark scheme; null for greys and what is no colour. */
export function readableTextColour(value: string): string | null {
  const colour = colourOf(value);
  if (!colour) return null;
  const light = fitting(colour, 0.4, -0.02, (rgb) => contrast(rgb, LIGHT_GROUND) >= ENOUGH_CONTRAST);
  const dark = fitting(colour, 0.7, 0.02, (rgb) => contrast(rgb, DARK_GROUND) >= ENOUGH_CONTRAST);
  return `light-dark(${css(light)},${css(dark)})`;
}

/** A ground of the same hue that any text of this module, and the page's own, is readable on. */
export function readableGround(value: string): string | null {
  const colour = colourOf(value);
  if (!colour) return null;
  const calm = { ...colour, saturation: Math.min(colour.saturation, 0.6) };
  const light = fitting(calm, 0.94, 0.01, (rgb) => luminance(rgb) >= luminance(LIGHT_GROUND));
  const dark = fitting(calm, 0.17, -0.01, (rgb) => luminance(rgb) <= luminance(DARK_GROUND));
  return `light-dark(${css(light)},${css(dark)})`;
}
