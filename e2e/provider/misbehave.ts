import type { ServerResponse } from 'node:http';
import type { Failure } from './failure';

const OVER_TEN_MB = 10 * 1024 * 1024 + 1;
const DEEP = 50_000;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The same structure with every value of another type. */
export function wrongTypes(value: Json): Json {
  if (Array.isArray(value)) return value.map(wrongTypes);
  if (value === null) return [null];
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]));
  if (typeof value === 'string') return { text: value };
  return typeof value === 'number' ? [value] : { flag: [value] };
}

function manyNotices(): string {
  const notice = (_: unknown, i: number) => ({
    Id: 100_000 + i,
    EnglishTitle: `Notice number ${i} of ten thousand`,
    FileLink: `https://files.example.org/${i}.pdf`,
    CreatedDate: '2026-01-01T00:00:00',
    ShowScroll: true,
  });
  return JSON.stringify({ data: Array.from({ length: 10_000 }, notice) });
}

function json(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

/** Answers the way a failing provider does. @param good the body it would have sent */
export function misbehave(failure: Failure, good: string, response: ServerResponse): void {
  switch (failure) {
    case 'refuse':
      return void response.socket?.destroy();
    case 'hang':
      return;
    case 'hang-midway':
      return void response.writeHead(200, { 'content-type': 'application/json' }).write(good.slice(0, good.length / 2));
    case 'unauthorised':
      return void response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthorized"}');
    case 'server-error':
      return void response.writeHead(500, { 'content-type': 'text/plain' }).end('System.NullReferenceException\n   at School.Api()');
    case 'html-page':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Maintenance</h1>');
    case 'cut-off':
      return json(response, good.slice(0, good.length / 2));
    case 'data-null':
      return json(response, '{"data":null}');
    case 'no-envelope':
      return json(response, '[]');
    case 'wrong-types':
      return json(response, JSON.stringify(wrongTypes(JSON.parse(good))));
    case 'many-notices':
      return json(response, manyNotices());
    case 'too-large':
      return json(response, `{"data":["${'x'.repeat(OVER_TEN_MB)}"]}`);
    case 'foreign-redirect':
      return void response.writeHead(302, { location: 'http://localhost:9/api/v1/elsewhere' }).end();
    case 'deep-nesting':
      return json(response, `{"data":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`);
  }
}
