import { create } from 'qrcode';
import { codePath } from './code-path';
import styles from './NoticeCode.module.scss';

// The light border that readers need around a code.
const QUIET_ZONE = 4;

/** The address of a page as a QR code and in letters, on paper only. */
export function NoticeCode({ url, label }: { url: string; label: string }) {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * QUIET_ZONE;
  return (
    <p className={styles.code}>
      <svg viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`} aria-hidden="true">
        <path d={codePath(modules.size, (x, y) => modules.get(y, x) === 1)} />
      </svg>
      <span>
        {label} {url}
      </span>
    </p>
  );
}
