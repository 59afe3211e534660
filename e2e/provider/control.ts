import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { switchSchema } from './failure';
import { listen } from './listen';
import type { TestProvider } from './test-provider';

/** The endpoint that tests turn the provider's switches with: a port of its own, which stays open when the other refuses. */
export function openControl(provider: TestProvider): Promise<Server> {
  return listen((request, response) => {
    control(provider, request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
}

async function control(provider: TestProvider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url } = request;
  if (method === 'POST' && url === '/control') await provider.turn(switchSchema.parse(JSON.parse(await text(request))));
  else if (method === 'POST' && url === '/control/reset') await provider.reset();
  else if (method === 'POST' && url === '/control/counts') provider.counts.clear();
  else if (method !== 'GET' || url !== '/control/counts') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(Object.fromEntries(provider.counts)));
}
