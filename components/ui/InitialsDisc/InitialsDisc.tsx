import { languageAttributes } from '@/lib/i18n/text-language';
import { discNumber, initials } from './initials';
import styles from './InitialsDisc.module.scss';

const DISCS = 5;

/** Initials on a coloured disc, for a person without a photo. The name stands beside it, so it is not read. */
export function InitialsDisc({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span
      className={`${styles.disc} ${className}`}
      style={{ background: `var(--color-disc-${discNumber(name, DISCS)})` }}
      aria-hidden="true"
      {...languageAttributes(name, 'en')}
    >
      {initials(name)}
    </span>
  );
}
