'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './NoticeTicker.module.scss';

interface TickerMotionProps {
  pauseLabel: string;
  playLabel: string;
  /** The line. */
  children: ReactNode;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Lets the line move once there is a button to stop it. Focus on a link brings the line to rest and the link into view. */
export function TickerMotion({ pauseLabel, playLabel, children }: TickerMotionProps) {
  const [paused, setPaused] = useState(false);
  const hasScript = useSyncExternalStore(never, yes, no);
  const state = paused ? 'paused' : hasScript ? 'moving' : 'still';

  return (
    <>
      <button
        type="button"
        className={styles.pause}
        data-state={state}
        aria-label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <div className={styles.window} data-state={state} onBlur={(event) => event.currentTarget.scrollTo({ left: 0 })}>
        {children}
      </div>
    </>
  );
}
