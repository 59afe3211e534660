// Safari has no requestIdleCallback.
const SOON_MS = 200;

/**
 * Does something in a task of its own, once the browser has nothing better to do.
 * @returns what calls it off
 */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, SOON_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(action);
  return () => cancelIdleCallback(idle);
}
