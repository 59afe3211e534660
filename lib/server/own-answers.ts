import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '../site-config';
import type { Kind } from './cache-key';
import { refusalPage } from './plain-page';
import { ALLOWED_METHODS } from './request-checks';
import type { Shield } from './response-headers';
import { retryAfter, unavailablePage } from './unavailable-page';
import type { OwnStatus } from './words';

const HTML = 'text/html; charset=utf-8';

/** The answers that this server gives itself, all with the security headers and kept by nobody. */
export class OwnAnswers {
  private readonly unavailable: string;
  private readonly retryAfter: string;

  constructor(
    private readonly shield: Shield,
    school: Pick<SiteConfig, 'name' | 'phone'>,
    revalidateSeconds: number,
  ) {
    this.unavailable = unavailablePage(school);
    this.retryAfter = String(retryAfter(revalidateSeconds));
  }

  private send(req: IncomingMessage, res: ServerResponse, status: number, headers: string[], body: string): void {
    const length = ['Content-Length', String(Buffer.byteLength(body)), 'Cache-Control', 'no-store'];
    res.writeHead(status, [...headers, ...length, ...this.shield.pairs]);
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  refuse(req: IncomingMessage, res: ServerResponse, status: OwnStatus): void {
    const headers = ['Content-Type', HTML, ...(status === 405 ? ['Allow', ALLOWED_METHODS] : [])];
    // What was too much is not read to its end.
    if (status === 413) headers.push('Connection', 'close');
    this.send(req, res, status, headers, refusalPage(status));
  }

  /** What a client gets that spoke no proper HTTP, so that there is no request to answer. */
  rawRefusal(status: OwnStatus): string {
    const body = refusalPage(status);
    const pairs = ['Content-Type', HTML, 'Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close', ...this.shield.pairs];
    const lines = pairs.flatMap((value, i) => (i % 2 ? [] : [`${value}: ${pairs[i + 1]}`]));
    return `HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
  }

  options(req: IncomingMessage, res: ServerResponse): void {
    res.writeHead(204, ['Allow', ALLOWED_METHODS, ...this.shield.pairs]).end();
    req.resume();
  }

  redirect(req: IncomingMessage, res: ServerResponse, location: string, cookie: string): void {
    this.send(req, res, 303, ['Location', location, 'Set-Cookie', cookie], '');
  }

  /** Nothing to show and nobody to ask: a page for people, a word for programs. */
  sorry(req: IncomingMessage, res: ServerResponse, kind: Kind): void {
    const retry = ['Retry-After', this.retryAfter];
    if (kind === 'page') this.send(req, res, 503, ['Content-Type', HTML, ...retry], this.unavailable);
    else if (kind === 'api') this.send(req, res, 503, ['Content-Type', 'application/json', ...retry], '{"error":"unavailable"}');
    else this.send(req, res, 503, ['Content-Type', 'text/plain; charset=utf-8', ...retry], 'Unavailable');
  }
}
