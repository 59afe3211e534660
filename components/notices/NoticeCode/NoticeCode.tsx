import type { ReactNode } from 'react';
import styles from './NoticeCode.module.scss';

interface NoticeCodeProps {
  url: string;
  label: string;
  /** The address as a QR code. */
  children: ReactNode;
}

/** The address of a page as a QR code and in letters, on paper only. */
export function NoticeCode({ url, label, children }: NoticeCodeProps) {
  return (
    <p className={styles.code}>
      {children}
      <span>
        {label} {url}
      </span>
    </p>
  );
}
