/** A part of the page's data; an outage costs its section, not the page. */
export type Loaded<T> = { state: 'ready'; value: T } | { state: 'unavailable' };

/** What is made of a part's data, where it could be had. */
export function mapLoaded<T, U>(loaded: Loaded<T>, make: (value: T) => U): Loaded<U> {
  return loaded.state === 'ready' ? { state: 'ready', value: make(loaded.value) } : loaded;
}
