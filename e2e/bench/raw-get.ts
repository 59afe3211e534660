import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire: `fetch` would unpack it. */
  body: Buffer;
}

/** One GET request on a connection of its own. */
export function rawGet(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false, timeout: 60_000 }, (response) => {
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
    });
    request.on('timeout', () => request.destroy(new Error(`${url} did not answer`)));
    request.on('error', reject);
  });
}

/** A page as text, not compressed. @throws Error unless its status is one of those expected */
export async function getHtml(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { status, body } = await rawGet(url, headers);
  if (status !== 200 && status !== 404) throw new Error(`${url} answered ${status}`);
  return body.toString('utf8');
}
