/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv, type Env } from '../env';
import { forgetPagesOfOthers } from './page-owner';

const school: Env = parseEnv({}, process.cwd());
const other: Env = parseEnv({ PROVIDER_URL: 'https://provider.example', PROVIDER_APP_KEY: 'k', PROVIDER_APP_CLIENT: 'c' }, process.cwd());

function build(): { root: string; page: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'));
  const page = path.join(root, '.next/server/route-cache/page.html');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, 'a page');
  return { root, page };
}

test('pages of the same school live through a restart', () => {
  const { root, page } = build();
  forgetPagesOfOthers(root, school);
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, 'a page');
  forgetPagesOfOthers(root, school);
  expect(existsSync(page)).toBe(true);
});

test.each([['source', other], ['address', { ...school, siteUrl: 'https://school.example' }], ['configuration', { ...school, siteConfig: { ...school.siteConfig, phone: '1' } }]])(
  'pages made with another %s go',
  (_what, changed) => {
    const { root, page } = build();
    forgetPagesOfOthers(root, school);
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, 'a page');
    forgetPagesOfOthers(root, changed);
    expect(existsSync(page)).toBe(false);
  },
);

test('a build that cannot be written starts all the same', () => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'file');
  writeFileSync(root, '');
  expect(() => forgetPagesOfOthers(root, school)).not.toThrow();
});
