import { log } from './log';
import { isUnavailable } from './provider/stored-path';

/** Logs a page that could not be rendered, by its route and without the visitor's address. */
export function logPageFailure(error: unknown, route: string): void {
  if (isUnavailable(error)) log.error('page-unavailable', { path: route, kind: error.path });
  else if (error instanceof Error) log.error('page-failed', { path: route, kind: error.name, detail: error.message });
  else log.error('page-failed', { path: route, kind: 'unknown' });
}
