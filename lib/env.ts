import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteConfigSchema, type SiteConfig } from './site-config';

const SAMPLE_SCHOOL = 'lib/sample-school';
const DAY_SECONDS = 24 * 60 * 60;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where the content comes from: a provider's API, or a folder in the API's own response shapes. */
export type ContentSource =
  | { kind: 'provider'; origin: string; appKey: string; appClient: string; timeoutMs: number }
  | { kind: 'folder'; dir: string; isSample: boolean };

/** Every setting of the site, parsed. Paths are absolute, times are named with their unit. */
export interface Env {
  port: number;
  host: string;
  source: ContentSource;
  siteConfig: SiteConfig;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  revalidateSeconds: number;
  revalidateSecret: string | null;
  imageHosts: string[];
  stateDir: string;
  logLevel: LogLevel;
  /** Whether the server keeps finished pages in memory; off when nginx or a CDN stands in front. */
  pageCache: boolean;
  pageCacheMegabytes: number;
}

/** A wrong setting. The message names the variable, what is wrong with it and an example. */
export class EnvError extends Error {
  override name = 'EnvError';
}

type Variables = Readonly<Record<string, string | undefined>>;

function wrong(variable: string, problem: string, example: string): never {
  throw new EnvError(`${variable} ${problem}. Example: ${variable}=${example}`);
}

function given(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}

function wholeNumber(variables: Variables, name: string, fallback: number, min: number, max: number): number {
  const text = given(variables, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    wrong(name, `must be a whole number from ${min} to ${max}, but is "${text}"`, String(fallback));
  }
  return value;
}

function origin(variables: Variables, name: string, example: string): string | undefined {
  const text = given(variables, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) wrong(name, `must be an http or https address, but is "${text}"`, example);
  if (url.username || url.password) wrong(name, 'must not contain a user name or password', example);
  if (url.pathname !== '/' || url.search || url.hash) {
    wrong(name, `must be an origin without a path, but is "${text}"`, example);
  }
  return url.origin;
}

function secret(variables: Variables, name: string, needed: string): string {
  const value = given(variables, name);
  if (!value) wrong(name, needed, 'the value the provider gave to the school');
  if (/[^\x21-\x7e]/.test(value)) wrong(name, 'must consist of printable ASCII characters without spaces', '3f9c2a…');
  return value;
}

function folder(variables: Variables, name: string, fallback: string, root: string): string {
  const dir = path.resolve(/* turbopackIgnore: true */ root, given(variables, name) ?? fallback);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    wrong(name, `must be a folder that exists, but "${dir}" is none`, './content');
  }
  return dir;
}

function contentSource(variables: Variables, root: string): ContentSource {
  const provider = origin(variables, 'PROVIDER_URL', 'https://provider.example');
  if (!provider) {
    const dir = folder(variables, 'CONTENT_DIR', SAMPLE_SCHOOL, root);
    return { kind: 'folder', dir, isSample: !given(variables, 'CONTENT_DIR') };
  }
  const needed = 'is required when PROVIDER_URL is set';
  return {
    kind: 'provider',
    origin: provider,
    appKey: secret(variables, 'PROVIDER_APP_KEY', needed),
    appClient: secret(variables, 'PROVIDER_APP_CLIENT', needed),
    timeoutMs: wholeNumber(variables, 'PROVIDER_TIMEOUT_MS', 5000, 100, 60_000),
  };
}

function siteConfig(variables: Variables, root: string, source: ContentSource): SiteConfig {
  const name = given(variables, 'SITE_CONFIG');
  const sample = source.kind === 'folder' ? path.join(source.dir, 'site.json') : undefined;
  const file = name ? path.resolve(/* turbopackIgnore: true */ root, name) : sample;
  if (!file || (!name && !statSync(file, { throwIfNoEntry: false }))) return siteConfigSchema.parse({});
  try {
    return siteConfigSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return wrong('SITE_CONFIG', `must name a readable JSON file of the documented shape (${file}: ${reason})`, './site.json');
  }
}

function imageHosts(variables: Variables): string[] {
  const hosts = (given(variables, 'IMAGE_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean);
  for (const host of hosts) {
    if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) {
      wrong('IMAGE_HOSTS', `must list host names separated by commas, but contains "${host}"`, 'files.provider.example,img.school.example');
    }
  }
  return hosts.map((host) => host.toLowerCase());
}

function oneOf<T extends string>(variables: Variables, name: string, allowed: readonly T[], fallback: T): T {
  const text = given(variables, name)?.toLowerCase() ?? fallback;
  return allowed.find((value) => value === text) ?? wrong(name, `must be one of ${allowed.join(', ')}, but is "${text}"`, fallback);
}

/**
 * Reads all settings from environment variables.
 * @param root folder that relative paths start from
 * @throws EnvError for the first wrong variable
 */
export function parseEnv(variables: Variables, root: string): Env {
  const port = wholeNumber(variables, 'PORT', 3000, 0, 65_535);
  const source = contentSource(variables, root);
  return {
    port,
    host: given(variables, 'HOST') ?? '0.0.0.0',
    source,
    siteConfig: siteConfig(variables, root, source),
    siteUrl: origin(variables, 'SITE_URL', 'https://www.school.example') ?? `http://localhost:${port}`,
    revalidateSeconds: wholeNumber(variables, 'REVALIDATE_SECONDS', 60, 1, DAY_SECONDS),
    revalidateSecret: given(variables, 'REVALIDATE_SECRET') ?? null,
    imageHosts: imageHosts(variables),
    stateDir: path.resolve(/* turbopackIgnore: true */ root, given(variables, 'STATE_DIR') ?? '.state'),
    logLevel: oneOf(variables, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    pageCache: oneOf(variables, 'PAGE_CACHE', ['on', 'off'] as const, 'on') === 'on',
    pageCacheMegabytes: wholeNumber(variables, 'PAGE_CACHE_MB', 64, 1, 4096),
  };
}

let current: Env | undefined;

/** The settings of this process, read once. */
export function getEnv(): Env {
  current ??= parseEnv(process.env, process.cwd());
  return current;
}
