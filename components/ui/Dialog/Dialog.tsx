'use client';

import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Dialog.module.scss';

interface DialogProps {
  openLabel: ReactNode;
  title: string;
  closeLabel: string;
  /** Rendered by the server, so the full text is in the page's HTML. */
  children: ReactNode;
  buttonClassName?: string;
}

/**
 * A button and the modal dialog it opens. The browser's own `<dialog>` moves focus in and back and
 * closes on Escape; `command` opens it without script where the browser can.
 */
export function Dialog({ openLabel, title, closeLabel, children, buttonClassName }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  function open() {
    const opensByItself = 'commandForElement' in HTMLButtonElement.prototype;
    if (!opensByItself) dialog.current?.showModal();
  }

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    <>
      <button
        type="button"
        className={buttonClassName ?? styles.open}
        aria-haspopup="dialog"
        aria-label={typeof openLabel === 'string' ? `${openLabel}: ${title}` : undefined}
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      >
        {openLabel}
      </button>
      <dialog ref={dialog} id={id} className={styles.dialog} aria-labelledby={`${id}t`} onClick={closeOnBackdrop}>
        <div className={styles.head}>
          <h2 id={`${id}t`}>{title}</h2>
          <form method="dialog">
            <button className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div className={styles.body} tabIndex={0} role="group" aria-labelledby={`${id}t`}>
          {children}
        </div>
      </dialog>
    </>
  );
}
