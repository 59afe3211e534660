import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** A server on this machine alone. @param port 0 for any free one */
export async function listen(handler: RequestListener, port = 0): Promise<Server> {
  const server = createServer(handler).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Closes a server with every connection that is still open. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
