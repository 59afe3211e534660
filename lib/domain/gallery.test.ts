import { folderPath, type Album } from './gallery';
import { youTubeEmbedId, youTubeId } from './youtube';

function album(id: string, parentId: string | null): Album {
  return { id, parentId, name: { en: id, bn: '' }, thumbnail: null, folders: null, images: null };
}
const path = (tree: Album[], id: string) => folderPath(tree, id).map((step) => step.id);

test('the path leads from the root down to the folder', () => {
  expect(path([album('c', 'b'), album('a', null), album('b', 'a')], 'c')).toEqual(['a', 'b', 'c']);
});

test('a missing parent, a cycle and a folder that is its own parent end the path, not the page', () => {
  expect(path([album('c', 'gone')], 'c')).toEqual(['c']);
  expect(path([album('a', 'b'), album('b', 'a')], 'a')).toEqual(['b', 'a']);
  expect(path([album('a', 'a')], 'a')).toEqual(['a']);
  expect(path([], 'a')).toEqual([]);
});

test.each([
  'https://www.youtube.com/watch?v=abc_EFG-123', 'http://youtube.com/watch?v=abc_EFG-123', 'https://m.youtube.com/watch?app=m&v=abc_EFG-123&t=4s',
])('%s is a watch link', (url) => {
  expect(youTubeId(url)).toBe('abc_EFG-123');
});

test.each([
  'https://www.youtube.com/watch?v=abc_EFG-12', 'https://www.youtube.com/watch?v=abc_EFG-1234', 'https://youtu.be/abc_EFG-123',
  'https://www.youtube.com/embed/abc_EFG-123', 'https://evil.example/watch?v=abc_EFG-123', 'https://youtube.com.evil.example/watch?v=abc_EFG-123',
  'https://www.youtube.com/watch?v=abc_EFG-1"3', '',
])('%s is none', (url) => {
  expect(youTubeId(url)).toBeNull();
});

test('the frame of an office’s text is recognised by its host', () => {
  expect(youTubeEmbedId('https://www.youtube-nocookie.com/embed/abc_EFG-123?rel=0')).toBe('abc_EFG-123');
  expect(youTubeEmbedId('https://evil.example/embed/abc_EFG-123')).toBeNull();
});
