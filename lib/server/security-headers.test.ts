/** @jest-environment node */
import { securityHeaders } from './security-headers.mjs';

const values = (site: Parameters<typeof securityHeaders>[0]) =>
  Object.fromEntries(securityHeaders(site).map(({ key, value }) => [key, value]));

test('the policy is tight where whole-page caching allows it', () => {
  const csp = values({ siteUrl: 'https://school.example', frameHosts: ['files.example'] })['Content-Security-Policy'] ?? '';
  expect(csp).not.toContain('unsafe-eval');
  for (const rule of [
    "default-src 'self'",
    "script-src-attr 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    'upgrade-insecure-requests',
  ]) {
    expect(csp.split('; ')).toContain(rule);
  }
  expect(csp).toMatch(/frame-src 'self' [^;]* files\.example/);
});

test('only a site that is served over https promises it', () => {
  expect(values({ siteUrl: 'https://school.example' })['Strict-Transport-Security']).toBe('max-age=31536000');
  const local = values({ siteUrl: 'http://localhost:3000' });
  expect(local['Strict-Transport-Security']).toBeUndefined();
  expect(local['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});
