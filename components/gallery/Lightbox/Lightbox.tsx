'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/address';
import type { Lang } from '@/lib/i18n/lang';

export interface LightboxWords {
  title: string;
  close: string;
  previous: string;
  next: string;
  zoom: string;
  failed: string;
  /** With the places `{number}` and `{total}`. */
  count: string;
}

interface LightboxProps {
  className?: string;
  lang: Lang;
  words: LightboxWords;
  /** List items, each with a link to a full picture. */
  children: ReactNode;
}

const loadLightbox = () => import('./open-lightbox');

/** A list of picture links that open in a lightbox. Its code comes with the first sign of interest; until then, and when it fails, they are plain links. */
export function Lightbox({ className, lang, words, children }: LightboxProps) {
  const list = useRef<HTMLUListElement>(null);
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);

  async function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !list.current) return;
    event.preventDefault();
    const links = [...list.current.querySelectorAll('a')];
    try {
      const { openLightbox } = await loadLightbox();
      close.current = await openLightbox(links, links.indexOf(link), lang, words);
    } catch {
      location.assign(link.href);
    }
  }

  const prepare = () => void loadLightbox().catch(() => undefined);
  return (
    <ul ref={list} className={className} onClick={open} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </ul>
  );
}
