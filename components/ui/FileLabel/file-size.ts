import type { Lang } from '@/lib/i18n/lang';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** A file's size as visitors read it: whole kilobytes, megabytes with one decimal. */
export function fileSize(bytes: number, lang: Lang): string {
  const [value, unit, digits] = bytes < MEGABYTE ? [Math.max(1, bytes / KILOBYTE), 'kilobyte', 0] as const : [bytes / MEGABYTE, 'megabyte', 1] as const;
  return new Intl.NumberFormat(lang === 'bn' ? 'bn-BD' : 'en-GB', { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
}
