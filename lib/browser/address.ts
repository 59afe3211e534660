import { useSyncExternalStore } from 'react';

// history.pushState and replaceState tell nobody.
const CHANGED = 'addresschange';

function subscribe(listener: () => void): () => void {
  const events = ['popstate', CHANGED];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/**
 * The path of the address bar, kept current while an island changes it without a navigation.
 * @param initial the path the server made the page for
 */
export function usePath(initial: string): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname, () => initial);
}

/** Shows another address as a new entry of the history, without a navigation. */
export function pushPath(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event(CHANGED));
}

/** Shows another address in place of the present one, without a navigation. */
export function replacePath(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether a click on a link asks for nothing but to follow it here (no new tab, no new window, no download). */
export function isPlainClick(event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
