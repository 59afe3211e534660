'use client';

import { useEffect, useState } from 'react';
import styles from './NavigationOverlay.module.scss';

const APPEARS_AFTER_MS = 250;
const GIVES_UP_AFTER_MS = 20_000;

/**
 * Tells that the next page is on its way, if that takes longer than a blink. Mounted while a navigation
 * is under way; Escape, the back-forward cache and a time limit take it away even if that never ends.
 */
export function NavigationOverlay({ label }: { label: string }) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const hide = () => setShown(false);
    const appear = setTimeout(() => setShown(true), APPEARS_AFTER_MS);
    const giveUp = setTimeout(hide, GIVES_UP_AFTER_MS);
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(appear);
      hide();
    };
    document.addEventListener('keydown', cancel);
    addEventListener('pageshow', hide);
    return () => {
      clearTimeout(appear);
      clearTimeout(giveUp);
      document.removeEventListener('keydown', cancel);
      removeEventListener('pageshow', hide);
    };
  }, []);

  return (
    shown && (
      <div className={styles.overlay} role="status">
        <span className={styles.mark} />
        {label}
      </div>
    )
  );
}
