import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { Lang } from './i18n/lang';
import { localDigits } from './i18n/numbers';

dayjs.extend(utc);
dayjs.extend(timezone);

const WITH_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;
const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)?$/;
// ASP.NET writes these for "no date".
const EARLIEST_YEAR = 1900;

/**
 * Reads a date of the provider: ASP.NET style, mostly without a zone, which means the school's wall clock.
 * @param zone IANA zone of the school
 * @returns ISO instant, or null for what is no date
 */
export function parseSchoolTime(raw: string, zone: string): string | null {
  const text = raw.trim();
  const hasZone = text.includes(':') && WITH_ZONE.test(text);
  const fields = WALL_CLOCK.exec(hasZone ? text.replace(WITH_ZONE, '') : text);
  if (!fields || !isRealDay(Number(fields[1]), Number(fields[2]), Number(fields[3]))) return null;
  const moment = hasZone ? dayjs(text) : dayjs.tz(text.replace(' ', 'T'), zone);
  return moment.isValid() ? moment.toISOString() : null;
}

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= EARLIEST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** dd-MM-yyyy (section 5), in the page's digits. */
export function formatDate(instant: string, zone: string, lang: Lang): string {
  return localDigits(dayjs(instant).tz(zone).format('DD-MM-YYYY'), lang);
}

/** dd and MMM of the notice list (section 2), in the page's language. */
export function dayAndMonth(instant: string, zone: string, lang: Lang): { day: string; month: string } {
  const date = new Date(instant);
  const month = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-US', { month: 'short', timeZone: zone });
  return { day: localDigits(dayjs(instant).tz(zone).format('DD'), lang), month: month.format(date) };
}

/** `2026-11`: the month a date falls in at the school. */
export function monthOf(instant: string, zone: string): string {
  return dayjs(instant).tz(zone).format('YYYY-MM');
}

/** `November 2026`, in the page's language; month as monthOf gives it. */
export function formatMonth(month: string, lang: Lang): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

/** Date and time of day, for telling how old a page is. */
export function formatDateTime(instant: string, zone: string, lang: Lang): string {
  return localDigits(dayjs(instant).tz(zone).format('DD-MM-YYYY HH:mm'), lang);
}
