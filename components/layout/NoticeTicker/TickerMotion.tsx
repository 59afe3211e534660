'use client';

import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './NoticeTicker.module.scss';

interface TickerMotionProps {
  /** How long the line takes to pass once. */
  seconds: number;
  pauseLabel: string;
  playLabel: string;
  children: ReactNode;
}

/** Lets the line move once there is a button to stop it. Focus on a link brings the line to rest and the link into view. */
export function TickerMotion({ seconds, pauseLabel, playLabel, children }: TickerMotionProps) {
  const [state, setState] = useState<'still' | 'moving' | 'paused'>('still');
  useEffect(() => setState('moving'), []);
  const time: CSSProperties & Record<'--pass', string> = { '--pass': `${seconds}s` };

  return (
    <>
      <button
        type="button"
        className={styles.pause}
        data-state={state}
        aria-label={state === 'paused' ? playLabel : pauseLabel}
        onClick={() => setState(state === 'paused' ? 'moving' : 'paused')}
      >
        <Icon name={state === 'paused' ? 'play' : 'pause'} />
      </button>
      <div className={styles.window} data-state={state} onBlur={(event) => event.currentTarget.scrollTo({ left: 0 })}>
        <ul className={styles.line} style={time}>
          {children}
        </ul>
      </div>
    </>
  );
}
