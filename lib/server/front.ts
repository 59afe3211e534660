import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../log';
import { momentOf, showable, type CachedPage } from './cached-page';
import { cacheRequest, type CacheRequest } from './cache-key';
import { acceptedEncoding } from './encoding';
import type { Inner } from './inner-client';
import { announcesHtml, lowDataBody } from './low-data-body';
import { lowDataChoice, wantsLowData } from './low-data-choice';
import type { OwnAnswers } from './own-answers';
import type { Outcome, PageCache } from './page-cache';
import { passOn } from './pass-on';
import { addressProblem, hostProblem, methodProblem, sizeProblem } from './request-checks';
import type { Shield } from './response-headers';
import { boundedBody, inwardHeaders } from './revalidate-request';
import type { CacheMark } from './stored-body';

export interface FrontOptions {
  inner: Inner;
  /** Null when nginx or a CDN keeps the pages: then everything is passed through. */
  cache: PageCache | null;
  own: OwnAnswers;
  shield: Shield;
  https: boolean;
}

/** The request handler that visitors meet: checks, the page cache, and Next behind them. */
export class Front {
  constructor(private readonly options: FrontOptions) {}

  readonly handle = (req: IncomingMessage, res: ServerResponse): void => {
    if (this.fromMemory(req, res)) return;
    this.checked(req, res).catch((error: unknown) => {
      log.error('request-failed', { kind: error instanceof Error ? error.name : 'unknown' });
      if (res.headersSent) res.destroy();
      else this.options.own.sorry(req, res, 'page');
    });
  };

  /** The short way: a page known under exactly this address passed every check of it when it was stored. */
  private fromMemory(req: IncomingMessage, res: ServerResponse): boolean {
    const { cache } = this.options;
    const { headers, method, url = '' } = req;
    if (!cache || (method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
    const page = cache.store.page(url);
    if (!page || headers.authorization !== undefined || hostProblem(headers.host) || wantsLowData(headers)) return false;
    const now = cache.now();
    if (!showable(page, now)) return false;
    const request: CacheRequest = { kind: 'page', key: url, target: url, headers: {} };
    this.show(req, res, request, page, now);
    return true;
  }

  private show(req: IncomingMessage, res: ServerResponse, request: CacheRequest, page: CachedPage, now: number): void {
    const { cache } = this.options;
    const mark: CacheMark = now < page.freshUntil ? 'HIT' : 'STALE';
    page.body.send(req, res, acceptedEncoding(req.headers['accept-encoding']), momentOf(page, now, mark));
    cache?.counted(request, page);
    if (mark === 'STALE') cache?.refresh(request, page);
  }

  private async checked(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { own, https, cache } = this.options;
    const { headers, method, url = '' } = req;
    const problem = hostProblem(headers.host) ?? addressProblem(url) ?? methodProblem(method, url) ?? sizeProblem(headers);
    if (problem) return own.refuse(req, res, problem);
    if (method === 'OPTIONS') return own.options(req, res);
    if (method === 'POST') return this.revalidate(req, res);
    const choice = cache ? lowDataChoice(url, headers, https) : null;
    if (choice) return own.redirect(req, res, choice.location, choice.cookie);
    const request = cacheRequest(url, headers);
    const byItself = headers.authorization !== undefined || (headers.range !== undefined && url.startsWith('/media/'));
    if (!cache || byItself) return this.pass(req, res, request);
    return this.cached(cache, req, res, request);
  }

  private async cached(cache: PageCache, req: IncomingMessage, res: ServerResponse, request: CacheRequest): Promise<void> {
    const page = cache.store.find(request);
    const now = cache.now();
    const low = request.kind === 'page' && wantsLowData(req.headers);
    if (page && showable(page, now)) {
      if (!low || !announcesHtml(page.body.headers)) return this.show(req, res, request, page, now);
      await this.showLowData(req, res, request, page, now < page.freshUntil ? 'HIT' : 'STALE');
      if (now >= page.freshUntil) cache.refresh(request, page);
      return;
    }
    const outcome = await cache.fetch(request);
    if (outcome.kind === 'stored' && low && announcesHtml(outcome.page.body.headers)) {
      return this.showLowData(req, res, request, outcome.page, outcome.mark);
    }
    this.finish(req, res, request, outcome, low);
  }

  private finish(req: IncomingMessage, res: ServerResponse, request: CacheRequest, outcome: Outcome, low: boolean): void {
    const { own, shield, cache } = this.options;
    if (outcome.kind === 'failed') return own.sorry(req, res, request.kind);
    if (outcome.kind === 'passing') {
      return passOn(req, res, outcome.answer, { shield, chunks: outcome.chunks, lowDataPath: low ? request.target : null });
    }
    const { page, mark } = outcome;
    const moment = momentOf(page, cache?.now() ?? page.bornAt, mark);
    page.body.send(req, res, acceptedEncoding(req.headers['accept-encoding']), moment);
  }

  private async showLowData(req: IncomingMessage, res: ServerResponse, request: CacheRequest, page: CachedPage, mark: CacheMark) {
    if (!page.lowData) {
      page.lowData = await lowDataBody(page.body, request.target);
      this.options.cache?.store.resized(request, page);
    }
    // To nginx, zero lifetime outranks everything else: the variant is this visitor's alone.
    const moment = { ...momentOf(page, this.options.cache?.now() ?? page.bornAt, mark), freshSeconds: 0 };
    page.lowData.send(req, res, acceptedEncoding(req.headers['accept-encoding']), moment);
  }

  /** Straight to Next, stored nowhere. */
  private async pass(req: IncomingMessage, res: ServerResponse, request: CacheRequest): Promise<void> {
    const { inner, own, shield } = this.options;
    const headers = { ...request.headers };
    for (const name of ['authorization', 'range', 'if-range'] as const) {
      const value = req.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const answer = await inner({ target: request.target, headers }).catch(() => null);
    if (!answer || ((answer.statusCode ?? 500) >= 500 && request.kind !== 'api')) {
      answer?.destroy();
      return own.sorry(req, res, request.kind);
    }
    passOn(req, res, answer, { shield, lowDataPath: null });
  }

  private async revalidate(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { inner, own, shield, cache } = this.options;
    const body = await boundedBody(req);
    if (!body) return own.refuse(req, res, 413);
    const question = { target: req.url ?? '', method: 'POST' as const, headers: inwardHeaders(req.headers), body };
    const answer = await inner(question).catch(() => null);
    if (!answer || (answer.statusCode ?? 500) >= 500) {
      answer?.destroy();
      return own.sorry(req, res, 'api');
    }
    if (answer.statusCode === 200) cache?.forgetPages();
    passOn(req, res, answer, { shield, lowDataPath: null });
  }
}
