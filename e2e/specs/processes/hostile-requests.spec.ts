import { expect, test } from '../../fixtures';
import { ask, sendRaw } from '../../site/raw-request';

/** Nothing of the inside may be read off an answer. */
const INSIDES = /node_modules|webpack|turbopack|at \w+ \(|\.next\/|Error:|ECONN[A-Z]|[Ss]tack/;

const TRICKS: readonly string[] = [
  '/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/package.json', '/media/../../package.json', '/media/..%2f..%2fpackage.json',
  '/media/%2e%2e%2f%2e%2e%2fpackage.json', '/media/....//....//package.json', '/media/%5c..%5c..%5cpackage.json', '/media/.%00./x.jpg', '/media//etc/passwd',
  '/_next/static/../../../package.json', '/_next/static/..%2f..%2fserver/app-paths-manifest.json', '/_next/image?url=file:///etc/passwd&w=640&q=70',
  '/_next/image?url=http://169.254.169.254/latest/meta-data&w=640&q=70', '/_next/image?url=http://127.0.0.1:1/x.jpg&w=640&q=70', '/_next/image?url=//evil.example/x.jpg&w=640&q=70',
  '/_next/image?url=%2Fmedia%2F..%2F..%2Fpackage.json&w=640&q=70', '/_next/image?url=%2Fapi%2Fhealth&w=640&q=70', '/_next/image?url=/media/logo.png&w=100000&q=70', '/_next/image',
  '/.env', '/.git/config', '/.next/BUILD_ID', '/package.json', '/next.config.mjs', '/lib/sample-school/site.json',
  '/%', '/%zz', '/%E0%A4%A', '/%ff%fe', '/notice/%', '/notice/%00', '/imageFolder/%2e%2e', '/imageFolder/%zz', '/bn/%c0%ae', '/%00', '/a%00b', '/%0d%0aSet-Cookie:x=1',
  '/notice/..%2f..%2fapi', '/imageFolder/..%2f..%2fclient-basics', '/imageFolder/1%2f..%2f..', '/videoFolder/%2e%2e%2f%2e%2e', '//evil.example/', '/\\evil.example', '/\\\\evil.example/x', '/%5c%5cevil.example',
  '/;/x', '/notice;jsessionid=1', '/notice/1e309', '/notice/-1', '/notice/page/0', '/notice/page/-1', '/notice/page/99999999999999999999', '/notice/page/2.5', '/news-and-events/page/NaN',
  '/constructor', '/__proto__', '/toString', '/hasOwnProperty', '/bn/__proto__', '/news-and-events/__proto__', '/administration/__proto__', '/imageFolder/__proto__', '/imageFolder/constructor',
  '/_not-found', '/_error', '/404', '/500', '/_next', '/_next/data/x/index.json', '/index.html', '/en/en/en', '/bn/bn', '/bn/en', '/EN', '/Bn/notice',
  '/api', '/api/', '/api/nothing', '/api/revalidate', '/api/health/../notices', '/share', '/feeds', '/low-data/on?to=//evil.example', '/low-data/on?to=https://evil.example',
];

for (const path of TRICKS) {
  test(`${path.slice(0, 80)} is answered without a 500 and without secrets`, async ({ site }) => {
    const answer = await ask(site.url, path);
    expect(answer.status).toBeLessThan(500);
    expect(answer.status === 200 && /root:x:|"dependencies"|"bidyaloy"/.test(answer.body)).toBe(false);
    // The language switch leads to the same address, whatever that is.
    const said = answer.body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(path, '');
    if (answer.status >= 400) expect(said).not.toMatch(INSIDES);
    expect(answer.headers.location ?? '/').not.toMatch(/^(?:https?:)?[/\\]{2}|evil\.example/);
    expect(answer.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringContaining('x=1'));
  });
}

for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'POST']) {
  test(`${method} of a page is refused`, async ({ site }) => {
    const answer = await ask(site.url, '/notice', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });
}

test('HEAD and OPTIONS are answered without a body', async ({ site }) => {
  const head = await ask(site.url, '/notice', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  const options = await ask(site.url, '/notice', { method: 'OPTIONS' });
  expect([options.status, options.body]).toEqual([204, '']);
});

test('over-long addresses, queries and headers are refused', async ({ site }) => {
  for (const path of [`/${'a'.repeat(9000)}`, `/notice?${'a=1&'.repeat(2500)}`, `/notice/find?q=${'%E0%A6%95'.repeat(2000)}`]) {
    expect([414, 431]).toContain((await ask(site.url, path)).status);
  }
  expect((await ask(site.url, '/notice', { headers: { 'x-long': 'a'.repeat(40_000) } })).status).toBe(431);
});

test('a visitor’s headers change nothing of a page and cannot be injected into one', async ({ site }) => {
  const plain = await ask(site.url, '/contact');
  const headers = {
    host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-original-url': '/notice', 'x-rewrite-url': '/notice',
    'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-nextjs-data': '1', 'x-invoke-path': '/notice', 'x-matched-path': '/notice', 'next-router-prefetch': '1', cookie: '__prerender_bypass=1; x=</script>', 'accept-language': 'bn',
  };
  const tricked = await ask(site.url, '/contact', { headers });
  expect(tricked.status).toBeLessThan(500);
  expect(tricked.body).not.toContain('evil.example');
  if (tricked.status === 200) expect(tricked.body).toBe(plain.body);
  expect((await ask(site.url, '/contact')).body).toBe(plain.body);
});

const BROKEN: readonly [string, string][] = [
  ['two lengths', 'POST /api/revalidate HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  ['length and chunks', 'POST /api/revalidate HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a line break in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\nSet-Cookie: b\r\n c\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['an absolute address of another host', 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'],
  ['a space in the address', 'GET /no tice HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
];
for (const [name, bytes] of BROKEN) {
  test(`${name} is a 4xx`, async ({ site }) => {
    const answer = await sendRaw(site.url, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(INSIDES);
  });
}

for (const path of ['/', '/bn/notice', '/no-such-page', '/%zz', '/api/health', '/api/nothing', '/media/logo.png', '/icons/crest.svg', '/sitemap.xml', '/robots.txt', '/low-data/on', '/library%20']) {
  test(`${path} carries the security headers`, async ({ site }) => {
    const { headers } = await ask(site.url, path);
    const policy = String(headers['content-security-policy']);
    if (!policy.includes('sandbox')) {
      for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", 'frame-ancestors', "script-src-attr 'none'", 'frame-src']) expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
}

test('pages may be kept by any CDN, for a bounded time; built files for a year', async ({ site }) => {
  const page = await ask(site.url, '/notice');
  expect(page.headers['cache-control']).toMatch(/s-maxage=\d+, *stale-while-revalidate=\d+/);
  const script = /\/_next\/static\/[^"']+\.js/.exec(page.body)?.[0] ?? '';
  expect((await ask(site.url, script)).headers['cache-control']).toMatch(/max-age=31536000, immutable/);
});
