'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { NavigationOverlay } from './NavigationOverlay';
import { linkOf, softDestination } from './soft-destination';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';

/**
 * Turns clicks on the plain links of all pages into navigations within the document: one listener instead of
 * a component a link, which would send a request for each of ninety menu entries. Without it links are links.
 */
export function Navigation({ loading }: { loading: string }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const arriving = useRef<string>(null);
  usePrefetchOnIntent(router);

  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOf(event.target);
      const href = link && softDestination(link, location);
      if (!href) return;
      event.preventDefault();
      arriving.current = href;
      startTransition(() => router.push(href));
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);

  // The new page starts at its top, for the eye and for a screen reader.
  useEffect(() => {
    if (pending || arriving.current === null) return;
    const toAnchor = arriving.current.includes('#');
    arriving.current = null;
    if (toAnchor) return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pending]);

  return pending && <NavigationOverlay label={loading} />;
}
