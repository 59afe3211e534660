/** @jest-environment node */
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { drained } from './shutdown';

async function served() {
  let held: ServerResponse | undefined;
  let arrived: () => void = () => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const server = createServer((_req, res) => {
    held = res;
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answered = new Promise<number | string>((resolve) => {
    request({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode ?? 0));
    })
      .on('error', (error) => resolve(error.message))
      .end();
  });
  await arrival;
  return { server, answered, finish: () => held?.end('done') };
}

test('what is being answered is answered, then the connection is closed', async () => {
  const { server, answered, finish } = await served();
  const end = drained(server);
  finish();
  expect(await answered).toBe(200);
  await end;
  expect(server.listening).toBe(false);
});

test('what takes too long is cut off', async () => {
  const { server, answered } = await served();
  await drained(server, 1);
  expect(await answered).toBe('socket hang up');
});
