const NEAR = '300px';
const IDLE_SOON_MS = 200;

/**
 * Does something once an element is near the view and the browser has nothing better to do.
 * @returns what calls it off
 */
export function whenNear(element: Element, action: () => void): () => void {
  let isOff = false;
  const run = () => isOff || action();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(run);
      else setTimeout(run, IDLE_SOON_MS);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    isOff = true;
    observer.disconnect();
  };
}
