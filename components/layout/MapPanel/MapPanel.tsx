import { DrawnIcon } from '@/components/ui/Icon/DrawnIcon';
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

/** A drawn panel that becomes the Google map when asked for (EmbedFrames): nothing is requested from Google before. */
export function MapPanel({ embedUrl, pageUrl, showLabel, note, frameTitle }: MapPanelProps) {
  return (
    <div className={styles.box}>
      <a className={styles.panel} href={pageUrl} target="_blank" rel="noopener" data-frame={embedUrl} data-frame-title={frameTitle}>
        <DrawnIcon name="pin" />
        <b>{showLabel}</b>
        <small>{note}</small>
      </a>
    </div>
  );
}
