import { fetch, FormData, type BodyInit } from 'undici';
import type { z } from 'zod';
import { openEnvelope } from './envelope';
import { errorCode } from '../error-code';
import { ProviderFailure } from './failure';
import { providerAddress } from './http-source';

interface Settings {
  /** Origin of the provider. */
  origin: string;
  /** The access token of the person on whose behalf the calls are made. */
  token: string;
  timeoutMs: number;
}

/** Calls with a bearer access token (section 7). Each returns the answer's data, parsed by the given schema. */
export interface AuthenticatedClient {
  get<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  postJson<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
  postForm<T>(path: string, fields: Readonly<Record<string, string | Blob>>, schema: z.ZodType<T>): Promise<T>;
  put<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
  delete<T>(path: string, schema: z.ZodType<T>): Promise<T>;
}

interface Payload {
  body?: BodyInit;
  contentType?: string;
}

function json(body: unknown): Payload {
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

function form(fields: Readonly<Record<string, string | Blob>>): Payload {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { body };
}

/**
 * A client for the provider's calls that need a signed-in person. Visitors never sign in here; it serves the
 * school's own scripts. Calls are never repeated: a POST may have been carried out although its answer was lost.
 * @returns a client whose calls throw ProviderFailure
 */
export function createAuthenticatedClient({ origin, token, timeoutMs }: Settings): AuthenticatedClient {
  async function call<T>(method: string, path: string, schema: z.ZodType<T>, { body, contentType }: Payload = {}): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json', authorization: `Bearer ${token}` };
    if (contentType) headers['content-type'] = contentType;
    const signal = AbortSignal.timeout(timeoutMs);
    const text = await fetch(providerAddress(origin, path), { method, headers, body, signal, redirect: 'error' }).then(
      async (response) => {
        if (!response.ok) throw new ProviderFailure(path, 'status', `status ${response.status}`);
        return response.text();
      },
    ).catch((error: unknown) => {
      if (error instanceof ProviderFailure) throw error;
      throw new ProviderFailure(path, signal.aborted ? 'timeout' : 'network', errorCode(error));
    });
    const parsed = schema.safeParse(openEnvelope(path, text));
    if (!parsed.success) throw new ProviderFailure(path, 'envelope', 'data of another shape');
    return parsed.data;
  }

  return {
    get: (path, schema) => call('GET', path, schema),
    postJson: (path, body, schema) => call('POST', path, schema, json(body)),
    postForm: (path, fields, schema) => call('POST', path, schema, form(fields)),
    put: (path, body, schema) => call('PUT', path, schema, json(body)),
    delete: (path, schema) => call('DELETE', path, schema),
  };
}
