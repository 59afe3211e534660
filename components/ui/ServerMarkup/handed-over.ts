import type { ReactNode } from 'react';

// One place for the two copies of this module that a server has: of its components, and of those of the browser.
const PLACE = Symbol.for('bidyaloy.server-markup');

function places(): Map<unknown, ReactNode> {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (known instanceof Map) return known;
  const fresh = new Map<unknown, ReactNode>();
  Reflect.set(globalThis, PLACE, fresh);
  return fresh;
}

/** Leaves what stands in a place of every page, until something newer does. */
export function handOver(place: string, content: ReactNode): void {
  places().set(place, content);
}

/** What stands in a place: undefined where no server has left anything, which is in every browser. */
export function handedOver(place: string): ReactNode {
  return places().get(place);
}
