import type { IncomingHttpHeaders } from 'node:http';
import type { OwnStatus } from './words';

const LONGEST_PATH = 1000;
const LONGEST_QUERY = 2000;
export const REVALIDATE_PATH = '/api/revalidate';
export const LARGEST_BODY = 64 * 1024;
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

// Underscores are no host name, but container networks use them.
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Whether an address can be passed on.
 * @param target the request line's target, path and query as sent
 * @returns the status to refuse it with, or null. A broken percent sequence is an address that does
 *   not exist (404, as the specification says); tricks with the path are 400.
 */
export function addressProblem(target: string): OwnStatus | null {
  if (target[0] !== '/' || /[^\x21-\x7e]|[\\#]/.test(target)) return 400;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (path.length > LONGEST_PATH || target.length - path.length > LONGEST_QUERY) return 414;
  const plain = decoded(path);
  if (plain === null) return 404;
  if (/[\u0000-\u001f\u007f\\]/.test(plain) || path.includes('//')) return 400;
  return plain.split('/').some((part) => part === '.' || part === '..') ? 400 : null;
}

/** Whether a method is allowed at an address. */
export function methodProblem(method: string | undefined, target: string): OwnStatus | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  return method === 'POST' && target.split('?', 1)[0] === REVALIDATE_PATH ? null : 405;
}

/** Whether a Host header is none. */
export function hostProblem(host: string | undefined): OwnStatus | null {
  return host === undefined || HOST.test(host) ? null : 400;
}

/** Whether more is announced than anything here takes. */
export function sizeProblem(headers: IncomingHttpHeaders): OwnStatus | null {
  return Number(headers['content-length'] ?? 0) > LARGEST_BODY ? 413 : null;
}
