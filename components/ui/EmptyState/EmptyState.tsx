import { Icon } from '../Icon/Icon';
import styles from './EmptyState.module.scss';

/** What stands where there is nothing to show, or where something cannot be shown right now. */
export function EmptyState({ message, kind = 'empty' }: { message: string; kind?: 'empty' | 'unavailable' }) {
  return (
    <p className={styles.box}>
      <Icon name={kind === 'empty' ? 'inbox' : 'cloudOff'} />
      {message}
    </p>
  );
}
