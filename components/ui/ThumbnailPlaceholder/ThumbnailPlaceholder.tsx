import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import styles from './ThumbnailPlaceholder.module.scss';

interface ThumbnailPlaceholderProps {
  icon?: IconName;
  /** The ratio of the pictures it stands among, width to height. */
  ratio?: number;
  className?: string;
}

/** A drawn stand-in for a picture that is missing. Decorative. */
export function ThumbnailPlaceholder({ icon = 'image', ratio = 4 / 3, className = '' }: ThumbnailPlaceholderProps) {
  return (
    <span className={`${styles.box} ${className}`} style={{ aspectRatio: ratio }}>
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
