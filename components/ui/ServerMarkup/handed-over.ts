import type { ReactNode } from 'react';

/** More than a server renders at once: what was left longer ago has been read. */
const MOST_PLACES = 500;
// One store for the two copies of this module that a server has: of its components, and of those of the browser.
const PLACE = Symbol.for('bidyaloy.server-markup');

function places(): Map<unknown, ReactNode> {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (known instanceof Map) return known;
  const fresh = new Map<unknown, ReactNode>();
  Reflect.set(globalThis, PLACE, fresh);
  return fresh;
}

/** Leaves what stands in a place, for the rendering that comes next. */
export function handOver(place: string, content: ReactNode): void {
  const known = places();
  known.delete(place);
  known.set(place, content);
  if (known.size > MOST_PLACES) known.delete(known.keys().next().value);
}

/** What stands in a place: undefined where no server has left anything, which is in every browser. */
export function handedOver(place: string): ReactNode {
  return places().get(place);
}
