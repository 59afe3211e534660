import { connect } from 'node:net';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks for exactly this path: unlike fetch, it tidies nothing and follows no redirect. */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes.toString('utf8') }),
        reject,
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Sends these very bytes, for what is no proper HTTP, and settles with what comes back until the server closes. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
