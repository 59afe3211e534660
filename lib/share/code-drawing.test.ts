/** @jest-environment node */
import { codeDrawing, codePath } from './code-drawing';

test('runs of dark modules become one stroke each', () => {
  const rows = ['xx.', '..x', 'xxx'];
  expect(codePath(3, (x, y) => rows[y]?.[x] === 'x')).toBe('M0 0h2v1h-2zM2 1h1v1h-1zM0 2h3v1h-3z');
  expect(codePath(1, () => false)).toBe('');
});

test('a code has a light border around, and the finder pattern in its corner', () => {
  const { side, viewBox, path } = codeDrawing('https://school.example/notice/7');
  expect(viewBox).toBe(`-4 -4 ${side} ${side}`);
  // The upper edge of the finder pattern in the top left corner: seven dark modules.
  expect(path).toMatch(/^M0 0h7v1h-7z/);
});
