'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/lib/i18n/lang';
import { clockFormat, type ClockText } from './clock-text';
import styles from './HeaderClock.module.scss';

const TICK_MS = 1000;

/**
 * The time at the school. The server's HTML holds an empty place of the right size, since a cached page
 * cannot know the time; it is no live region, so nothing is announced every second.
 */
export function HeaderClock({ lang, zone }: { lang: Lang; zone: string }) {
  const [now, setNow] = useState<ClockText>();

  useEffect(() => {
    const format = clockFormat(lang, zone);
    const show = () => setNow(format(new Date()));
    show();
    const timer = setInterval(show, TICK_MS);
    return () => clearInterval(timer);
  }, [lang, zone]);

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
