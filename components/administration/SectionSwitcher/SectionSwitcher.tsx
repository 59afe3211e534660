'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick, pushPath, usePath } from '@/lib/browser/address';
import { useDocumentTitle } from '@/lib/browser/use-document-title';
import type { Lang } from '@/lib/i18n/lang';
import { languageAttributes } from '@/lib/i18n/text-language';
import styles from './SectionSwitcher.module.scss';

export interface SectionLink {
  href: string;
  label: string;
  /** Whose message it is. */
  name?: string;
}

interface SectionSwitcherProps {
  lang: Lang;
  siteName: string;
  /** The address of what the page was made for. */
  current: string;
  label: string;
  lists: SectionLink[];
  messagesLabel: string;
  messages: SectionLink[];
  /** The messages by address, where the page holds them: they are switched without a navigation (section 4). */
  panels?: { href: string; panel: ReactNode }[];
  /** What the page shows otherwise. */
  children?: ReactNode;
}

/** The administration's side list; messages the page already holds change in place, and the address with them. */
export function SectionSwitcher({ lang, siteName, current, label, lists, messagesLabel, messages, panels = [], children }: SectionSwitcherProps) {
  const path = usePath(current);
  const shown = panels.find(({ href }) => href === path)?.href ?? current;
  const region = useRef<HTMLDivElement>(null);
  const nameOf = (address: string) => [...lists, ...messages].find(({ href }) => href === address)?.label ?? label;
  useDocumentTitle(nameOf(shown), nameOf(current), siteName);

  // On phones the lists are pushed sideways: the current entry comes into view.
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const list = entry?.closest('ul');
    if (entry && list) list.scrollLeft = entry.offsetLeft - list.offsetLeft;
  }, [shown]);

  function switchTo(event: MouseEvent, href: string) {
    if (!isPlainClick(event) || !panels.some((panel) => panel.href === href)) return;
    event.preventDefault();
    if (href !== shown) pushPath(href);
    region.current?.focus();
  }

  // A message the page holds need not be fetched ahead: data-hard.
  const entry = ({ href, label: text, name }: SectionLink) => (
    <li key={href}>
      <a href={href} data-hard={panels.some((panel) => panel.href === href) || undefined} aria-current={href === shown ? 'page' : undefined} onClick={(event) => switchTo(event, href)}>
        {text}
        {name && <small {...languageAttributes(name, lang)}>{name}</small>}
      </a>
    </li>
  );
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} ref={nav} aria-label={label} data-print="no">
        <ul>{lists.map(entry)}</ul>
        {messages.length > 0 && (
          <>
            <h2 id="messages">{messagesLabel}</h2>
            <ul aria-labelledby="messages">{messages.map(entry)}</ul>
          </>
        )}
      </nav>
      <div className={styles.content} ref={region} tabIndex={panels.length > 0 ? -1 : undefined}>
        {panels.map(({ href, panel }) => (
          <div key={href} hidden={href !== shown}>
            {panel}
          </div>
        ))}
        {!panels.some(({ href }) => href === shown) && children}
      </div>
    </div>
  );
}
