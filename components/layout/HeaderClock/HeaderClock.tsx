'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Lang } from '@/lib/i18n/lang';
import { clockFormat, type ClockText, type DayHalves } from './clock-text';
import styles from './HeaderClock.module.scss';

const TICK_MS = 1000;

/**
 * The time at the school. The server's HTML holds an empty place of the right size, since a cached page
 * cannot know the time; it is no live region, so nothing is announced every second.
 */
export function HeaderClock({ lang, zone, am, pm }: { lang: Lang; zone: string } & DayHalves) {
  const [now, setNow] = useState<ClockText>();

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    // A phone takes long to make a formatter: not while the page comes alive.
    const callOff = whenIdle(() => {
      const format = clockFormat(lang, zone, { am, pm });
      const show = () => setNow(format(new Date()));
      show();
      timer = setInterval(show, TICK_MS);
    });
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, [lang, zone, am, pm]);

  return (
    <p className={styles.clock} data-print="no">
      {now && (
        <>
          <span>{now.weekday}</span>
          <b>{now.time}</b>
          <span>{now.date}</span>
        </>
      )}
    </p>
  );
}
