/** @jest-environment node */
import { excerpt, plainText } from './excerpt';

test('tags go, entities are decoded, blocks are told apart, scripts and styles say nothing', () => {
  expect(plainText('<p>Fees &amp; dues</p><p>of&nbsp;<b>20</b>26</p><style>p{}</style><script>x</script><ul><li>a<li>b</ul>')).toBe('Fees & dues of 2026 a b');
  expect(plainText('a < b &lt;i&gt;')).toBe('a < b <i>');
});

test('a text of the allowed length is whole, a longer one is cut with an ellipsis', () => {
  expect(excerpt('abcde', 5)).toBe('abcde');
  expect(excerpt('abcdef', 5)).toBe('abcde…');
  expect(excerpt('abcd ef', 5)).toBe('abcd…');
  expect(excerpt('', 5)).toBe('');
});

test('it counts and cuts user-perceived characters: Bengali conjuncts stay whole', () => {
  expect(excerpt('ক্ষ্মস্কুল', 1)).toBe('ক্ষ্ম…');
  expect(excerpt('হ্যাঁ না', 1)).toBe('হ্যাঁ…');
  expect(excerpt('👩‍👩‍👧‍👦ab', 1)).toBe('👩‍👩‍👧‍👦…');
});
