import { useEffect } from 'react';
import { savesData } from '@/lib/browser/save-data';
import { linkOf, softDestination } from './soft-destination';

const INTENT_MS = 80;

interface Prefetcher {
  prefetch: (href: string) => void;
}

/** Fetches a page when pointer or focus rests on its link, or a finger touches it; never for a visitor who saves data. */
export function usePrefetchOnIntent(router: Prefetcher): void {
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function prefetch(event: Event, wait: number) {
      clearTimeout(timer);
      const link = linkOf(event.target);
      const href = link && softDestination(link, location);
      if (href) timer = setTimeout(() => router.prefetch(href), wait);
    }
    const rest = (event: Event) => prefetch(event, INTENT_MS);
    const touch = (event: Event) => prefetch(event, 0);

    document.addEventListener('pointerover', rest);
    document.addEventListener('focusin', rest);
    document.addEventListener('pointerdown', touch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
      document.removeEventListener('pointerdown', touch);
    };
  }, [router]);
}
