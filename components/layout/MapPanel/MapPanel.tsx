'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './MapPanel.module.scss';

interface MapPanelProps {
  /** Address of the frame; the office's own map. */
  embedUrl: string;
  /** The map as a page, for a browser without script. */
  pageUrl: string;
  showLabel: string;
  note: string;
  frameTitle: string;
}

/** A drawn panel that becomes the Google map when asked for: nothing is requested from Google before. */
export function MapPanel({ embedUrl, pageUrl, showLabel, note, frameTitle }: MapPanelProps) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return <iframe className={styles.frame} src={embedUrl} title={frameTitle} referrerPolicy="no-referrer-when-downgrade" allowFullScreen />;
  }
  return (
    <a
      className={styles.panel}
      href={pageUrl}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        setShown(true);
      }}
    >
      <Icon name="pin" />
      <b>{showLabel}</b>
      <small>{note}</small>
    </a>
  );
}
