/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvError, parseEnv } from './env';

const root = process.cwd();
const provider = { PROVIDER_URL: 'https://provider.example', PROVIDER_APP_KEY: 'k3y', PROVIDER_APP_CLIENT: 'client' };

function siteConfigFile(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-config-')), 'site.json');
  writeFileSync(file, text);
  return file;
}

test('without any setting the embedded school is served', () => {
  const env = parseEnv({}, root);
  expect(env.source).toEqual({ kind: 'folder', dir: path.join(root, 'lib/sample-school'), isSample: true });
  expect(env).toMatchObject({ port: 3000, revalidateSeconds: 60, revalidateSecret: null, siteUrl: 'http://localhost:3000' });
});

test('a provider with its keys is the source', () => {
  expect(parseEnv(provider, root).source).toEqual({
    kind: 'provider', origin: 'https://provider.example', appKey: 'k3y', appClient: 'client', timeoutMs: 5000,
  });
});

test.each([
  ['PORT', { PORT: '80a' }],
  ['PORT', { PORT: '70000' }],
  ['PROVIDER_URL', { ...provider, PROVIDER_URL: 'provider.example' }],
  ['PROVIDER_URL', { ...provider, PROVIDER_URL: 'ftp://provider.example' }],
  ['PROVIDER_URL', { ...provider, PROVIDER_URL: 'https://provider.example/api' }],
  ['PROVIDER_URL', { ...provider, PROVIDER_URL: 'https://me:pass@provider.example' }],
  ['PROVIDER_APP_KEY', { ...provider, PROVIDER_APP_KEY: ' ' }],
  ['PROVIDER_APP_KEY', { ...provider, PROVIDER_APP_KEY: 'a\r\nx: y' }],
  ['PROVIDER_APP_CLIENT', { ...provider, PROVIDER_APP_CLIENT: undefined }],
  ['CONTENT_DIR', { CONTENT_DIR: './no/such/folder' }],
  ['SITE_CONFIG', { SITE_CONFIG: './no-such-file.json' }],
  ['SITE_URL', { SITE_URL: 'www.school.example' }],
  ['REVALIDATE_SECONDS', { REVALIDATE_SECONDS: '0' }],
  ['REVALIDATE_SECONDS', { REVALIDATE_SECONDS: '1.5' }],
  ['IMAGE_HOSTS', { IMAGE_HOSTS: 'https://files.example' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['PAGE_CACHE', { PAGE_CACHE: 'maybe' }],
])('a wrong %s stops the start with its name and an example', (name, variables) => {
  const start = () => parseEnv(variables, root);
  expect(start).toThrow(EnvError);
  expect(start).toThrow(new RegExp(`^${name} .*Example: ${name}=`));
});

test('the message never repeats a secret', () => {
  expect(() => parseEnv({ ...provider, PROVIDER_APP_KEY: 'top secret' }, root)).toThrow(/^(?!.*top secret)/);
});

test('a site configuration that is no JSON, or of another shape, is refused with the place', () => {
  expect(() => parseEnv({ SITE_CONFIG: siteConfigFile('{"name":') }, root)).toThrow(/^SITE_CONFIG /);
  expect(() => parseEnv({ SITE_CONFIG: siteConfigFile('{"counters":{"students":"many"}}') }, root)).toThrow(/students/);
  expect(() => parseEnv({ SITE_CONFIG: siteConfigFile('{"timeZone":"Asia/Dacca2"}') }, root)).toThrow(/time zone/);
  expect(() => parseEnv({ SITE_CONFIG: siteConfigFile('{"loginUrl":"javascript:alert(1)"}') }, root)).toThrow(/loginUrl/);
});

test('the constants of section 9 stand where the configuration is silent', () => {
  const { siteConfig } = parseEnv({ SITE_CONFIG: siteConfigFile('{"name":"Padma School"}') }, root);
  expect(siteConfig.counters).toEqual({ students: 2000, teachers: 1, others: 0 });
  expect(siteConfig.name).toEqual({ en: 'Padma School', bn: 'Padma School' });
  expect(siteConfig.timeZone).toBe('Asia/Dhaka');
});

test('image hosts are listed with commas or spaces', () => {
  expect(parseEnv({ IMAGE_HOSTS: 'Files.example, img.example:8443' }, root).imageHosts).toEqual(['files.example', 'img.example:8443']);
});
