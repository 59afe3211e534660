// Runs in the page before anything else, and collects what the browser tells about itself. Plain JavaScript, because
// what the TypeScript runner makes of named functions needs helpers that a page does not have.
{
  const found = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    /** @type {[start: number, ms: number][]} */
    tasks: [],
    interaction: 0,
  };
  Reflect.set(globalThis, 'collectedVitals', found);

  /** @param {string} type @param {(entry: PerformanceEntry) => void} take @param {object} [options] */
  const watch = (type, take, options = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  };
  /** @param {PerformanceEntry} entry */
  const longest = ({ duration }) => {
    found.interaction = Math.max(found.interaction, duration);
  };

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    found.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) found.cls += Number(Reflect.get(entry, 'value'));
  });
  watch('longtask', ({ startTime, duration }) => {
    found.tasks.push([startTime, duration]);
  });
  watch('event', longest, { durationThreshold: 16 });
  watch('first-input', longest);
}
