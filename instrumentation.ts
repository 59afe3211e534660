import type { Instrumentation } from 'next';
import { getEnv } from './lib/env';
import { log } from './lib/log';
import { ProviderUnavailable } from './lib/provider/stored-path';

/** Checks the settings before the first visitor comes: a wrong one stops the start. */
export function register(): void {
  if (process.env.NEXT_RUNTIME === 'nodejs') getEnv();
}

/** Where failed pages and failed background refreshes are heard of. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, context) => {
  const kind = error instanceof ProviderUnavailable ? 'unavailable' : error instanceof Error ? error.name : 'unknown';
  const detail = error instanceof Error ? error.message : String(error);
  log.error('page-failed', { path: context.routePath, kind, detail });
};
