import type { Server } from 'node:http';

const DRAIN_MS = 10_000;
const LOOK_MS = 50;

/**
 * Stops taking connections and settles when the last answer is out, after ten seconds at most.
 * Connections that are only kept alive are closed at once.
 */
export function drained(server: Server, longestMs: number = DRAIN_MS): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), longestMs);
    server.close(() => {
      clearInterval(look);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
