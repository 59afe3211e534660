import { whenIdle } from '@/lib/browser/when-idle';

const NEAR = '300px';

/**
 * Does something once an element is near the view and the browser has nothing better to do.
 * @returns what calls it off
 */
export function whenNear(element: Element, action: () => void): () => void {
  let callOff = () => observer.disconnect();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callOff = whenIdle(action);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => callOff();
}
