import type { Instrumentation } from 'next';

// This file is also compiled for the edge runtime, where nothing of lib can be loaded: hence the imports inside.

/** Checks the settings before the first visitor comes: a wrong one stops the start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./lib/env')).getEnv();
}

/** Where failed pages and failed background refreshes are heard of. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./lib/page-failure')).logPageFailure(error, context.routePath);
};
