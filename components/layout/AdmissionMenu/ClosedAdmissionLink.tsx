'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './AdmissionMenu.module.scss';

const SHOWN_MS = 8000;

interface ClosedAdmissionLinkProps {
  href: string;
  label: string;
  notice: string;
}

/** Online Admission before it opens: goes home and says so, in a line that stays for a while; the same words stand below the link. */
export function ClosedAdmissionLink({ href, label, notice }: ClosedAdmissionLinkProps) {
  const [said, setSaid] = useState(false);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <>
      <a href={href} onClick={() => setSaid(true)}>
        {label}
        <small>{notice}</small>
      </a>
      {/* Outside the list it belongs to: a closed list shows nothing of what is in it. */}
      {said &&
        createPortal(
          <p className={styles.said} role="alert">
            {notice}
          </p>,
          document.body,
        )}
    </>
  );
}
