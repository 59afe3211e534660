'use client';

import { useEffect } from 'react';

function play(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-frame]') : null;
  if (!link?.dataset.frame) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = link.dataset.frame;
  frame.title = link.dataset.frameTitle ?? link.textContent ?? '';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}

/**
 * Puts a video or map in the place of its link (`data-frame`) when it is asked for: nothing is requested from
 * another site before. In office texts the sanitiser has made the links and allows no other frame.
 */
export function EmbedFrames() {
  useEffect(() => {
    document.addEventListener('click', play);
    return () => document.removeEventListener('click', play);
  }, []);
  return null;
}
