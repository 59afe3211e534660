import type { Lang } from '@/lib/i18n/lang';

/** What the clock shows: weekday, 12-hour time, and month, day and year (section 2), at the school. */
export interface ClockText {
  weekday: string;
  time: string;
  date: string;
}

/** @param zone IANA zone of the school */
export function clockFormat(lang: Lang, zone: string): (now: Date) => ClockText {
  const locale = lang === 'bn' ? 'bn-BD' : 'en-US';
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: true, timeZone: zone });
  const parts = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone: zone });
  return (now) => ({ weekday: weekday.format(now), time: time.format(now), date: monthDayYear(parts.formatToParts(now)) });
}

// bn-BD would put the day first; the header shows month, day and year in that order.
function monthDayYear(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('month')} ${part('day')}, ${part('year')}`;
}
