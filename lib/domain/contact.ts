import { inLanguage } from '../i18n/bilingual';
import type { School } from './school';

/** An address that calls a number, however the office wrote it; of several numbers the first. */
export function phoneHref(phone: string): string {
  const latin = phone.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  const first = latin.split(/[,;/|]|\s+or\s+/i)[0] ?? '';
  return `tel:${first.replace(/[^+\d]/g, '').replace(/(?!^)\+/g, '')}`;
}

/** A map of the school, asked for by its name and address: opens nowhere until a visitor follows it. */
export function mapHref(school: Pick<School, 'name' | 'address'>): string {
  const place = [inLanguage(school.name, 'en'), inLanguage(school.address, 'en')].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
