import { format } from 'node:util';
import { log } from '../log';

const LONGEST = 300;

/** The first line of what was said: the message of an error, without its stack. */
export function firstLine(parts: readonly unknown[]): string {
  return (format(...parts).split('\n', 1)[0] ?? '').trim().slice(0, LONGEST);
}

/**
 * The framework prints every failed page with its stack, as often as it fails. Here that becomes one structured
 * line, bounded when it repeats.
 */
export function boundFrameworkOutput(): void {
  Object.assign(console, {
    error: (...parts: unknown[]) => log.error('framework', { kind: firstLine(parts) }),
    warn: (...parts: unknown[]) => log.warn('framework', { kind: firstLine(parts) }),
  });
}
