/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { codePath } from './code-path';
import { NoticeCode } from './NoticeCode';

test('runs of dark modules become one stroke each', () => {
  const rows = ['xx.', '..x', 'xxx'];
  expect(codePath(3, (x, y) => rows[y]?.[x] === 'x')).toBe('M0 0h2v1h-2zM2 1h1v1h-1zM0 2h3v1h-3z');
  expect(codePath(1, () => false)).toBe('');
});

test('the address stands beside its code, with a light border around', () => {
  const html = renderToStaticMarkup(<NoticeCode url="https://school.example/notice/7" label="On the web:" />);
  expect(html).toContain('On the web: https://school.example/notice/7');
  expect(html).toMatch(/viewBox="-4 -4 (\d+) \1"/);
  // The upper edge of the finder pattern in the top left corner: seven dark modules.
  expect(html).toContain('d="M0 0h7v1h-7z');
});
