import type { Lang } from '@/lib/i18n/lang';

/** What the clock shows: weekday, 12-hour time, and month, day and year (section 2), at the school. */
export interface ClockText {
  weekday: string;
  time: string;
  date: string;
}

/** The words for the two halves of the day; browsers know none for Bengali. */
export interface DayHalves {
  am: string;
  pm: string;
}

const PARTS: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h12',
};

/**
 * One formatter for everything, because making one is what takes a phone long. The parts are put together here:
 * bn-BD would put the day first, and the header shows month, day and year in that order.
 * @param zone IANA zone of the school
 */
export function clockFormat(lang: Lang, zone: string, halves: DayHalves): (now: Date) => ClockText {
  const format = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD' : 'en-US', { ...PARTS, timeZone: zone });
  return (now) => {
    const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const half = part('dayPeriod').replace('AM', halves.am).replace('PM', halves.pm);
    return {
      weekday: part('weekday'),
      time: `${part('hour')}:${part('minute')}:${part('second')} ${half}`,
      date: `${part('month')} ${part('day')}, ${part('year')}`,
    };
  };
}
