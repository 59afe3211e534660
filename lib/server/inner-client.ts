import { Agent, request, type IncomingMessage } from 'node:http';

/** Where Next listens: a socket file that only this user can open, or a local port. */
export type InnerAddress = { socketPath: string } | { host: string; port: number };

export interface InnerQuestion {
  target: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string | string[]>;
  body?: Buffer;
}

/** Asks Next and settles with the head of its answer; rejects when there is none in time. */
export type Inner = (question: InnerQuestion) => Promise<IncomingMessage>;

/** A slow provider must not let requests pile up in Next without end. */
const MOST_AT_ONCE = 128;

/**
 * @param siteUrl whose host and protocol Next is told, whatever the visitor's headers say:
 *   a stored page must not depend on them
 * @param timeoutMs for the head of the answer, and for every pause in its body
 */
export function createInner(address: InnerAddress, siteUrl: string, timeoutMs: number): Inner {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE });
  const site = new URL(siteUrl);
  const fixed = { host: site.host, 'x-forwarded-proto': site.protocol.slice(0, -1), 'accept-encoding': 'identity' };
  return ({ target, method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ ...address, agent, path: target, method, headers: { ...headers, ...fixed } });
      const timer = setTimeout(() => outgoing.destroy(new Error('timeout')), timeoutMs);
      outgoing.once('response', (answer) => {
        clearTimeout(timer);
        answer.setTimeout(timeoutMs, () => answer.destroy(new Error('timeout')));
        resolve(answer);
      });
      outgoing.once('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      outgoing.end(body);
    });
}
