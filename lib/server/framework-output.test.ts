/** @jest-environment node */
import { firstLine } from './framework-output';

test('an error is told by its message, without the stack', () => {
  expect(firstLine(['⨯', new Error('nothing is known')])).toBe('⨯ Error: nothing is known');
});

test('a long text is cut, an empty one stays empty', () => {
  expect(firstLine(['x'.repeat(1000)])).toHaveLength(300);
  expect(firstLine([])).toBe('');
});
