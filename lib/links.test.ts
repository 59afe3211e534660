import { isExternal, looksLikeHost, safeLink } from './links';

test.each([
  ['https://www.example.org/a b', 'https://www.example.org/a%20b'],
  ['http://example.org', 'http://example.org/'],
  ['www.example.org/x', 'https://www.example.org/x'],
  ['example.org:8080/x?y=1#z', 'https://example.org:8080/x?y=1#z'],
  ['files.school.example/a.pdf', 'https://files.school.example/a.pdf'],
  ['//cdn.example.org/x.js', 'https://cdn.example.org/x.js'],
  ['mailto:office@school.example', 'mailto:office@school.example'],
  ['tel:+8801700000000', 'tel:+8801700000000'],
])('%s is kept safe and absolute', (raw, link) => {
  expect(safeLink(raw)).toBe(link);
});

test.each([
  '', ' ', '#', null, undefined, 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' java\nscript:alert(1)', 'java\u0000script:alert(1)',
  '\u200bjavascript:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'file:///etc/passwd', 'blob:https://x/y',
  'https://user:pass@example.org/', 'https://', 'view-source:https://example.org',
])('%j leads nowhere', (raw) => {
  expect(safeLink(raw)).toBeNull();
});

test('a root-relative address is a path of this site, or of the given origin', () => {
  expect(safeLink('/media/a b.pdf')).toBe('/media/a%20b.pdf');
  expect(safeLink('/media/../../x')).toBe('/x');
  expect(safeLink('/files/a.pdf', 'https://provider.example')).toBe('https://provider.example/files/a.pdf');
  expect(safeLink('/\\evil.example/x')).toBe('https://evil.example/x');
});

test('hosts are told from paths and words', () => {
  expect(looksLikeHost('www.moedu.gov.bd')).toBe(true);
  expect(looksLikeHost('dhakaeducationboard.gov.bd/index.php')).toBe(true);
  expect(looksLikeHost('/www.example.org')).toBe(false);
  expect(looksLikeHost('notice')).toBe(false);
  expect(looksLikeHost('a..b')).toBe(false);
});

test('only addresses with a scheme of the web leave the site', () => {
  expect(isExternal('https://example.org')).toBe(true);
  expect(isExternal('/notice')).toBe(false);
  expect(isExternal('tel:017')).toBe(false);
});
