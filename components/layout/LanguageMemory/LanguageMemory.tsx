'use client';

import { useEffect } from 'react';
import { LANGUAGE_KEY } from './recall';

function remember(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[hreflang]') : null;
  const chosen = link?.getAttribute('hreflang');
  if (!chosen) return;
  try {
    localStorage.setItem(LANGUAGE_KEY, chosen);
  } catch {
    // A browser that keeps nothing: the link works all the same.
  }
}

/** Remembers the language that a visitor chose with the switch, in the browser alone. */
export function LanguageMemory() {
  useEffect(() => {
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, []);
  return null;
}
