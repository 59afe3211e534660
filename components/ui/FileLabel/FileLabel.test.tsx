import { render } from '@testing-library/react';
import { fileLink } from '@/lib/domain/file';
import { FileLabel } from './FileLabel';
import { fileSize } from './file-size';

test('shows the type, and the size where it is known', () => {
  const { container, rerender } = render(<FileLabel file={fileLink('/media/a.pdf')} lang="en" />);
  expect(container).toHaveTextContent(/^PDF$/);
  rerender(<FileLabel file={fileLink('/media/a.pdf')} bytes={240_400} lang="en" />);
  expect(container).toHaveTextContent('PDF, 240 kB');
});

test('shows nothing where nothing is known', () => {
  const { container } = render(<FileLabel file={fileLink('https://x.example/file')} lang="en" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [12, '1 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1 MB'],
  [2_460_000, '2.5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text);
});

test('Bengali sizes have Bengali digits', () => {
  expect(fileSize(240_000, 'bn')).toMatch(/^২৪০/);
});
