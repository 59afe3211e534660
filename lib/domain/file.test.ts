import { fileEnding, fileLink } from './file';

test.each(['a.jpg', 'a.JPG', 'a.jpeg', 'A.Png', 'x/y.gif', 'a.jpg?v=2', 'a.png#top', 'https://x.example/a.b.JPEG?token=a.pdf'])(
  '%s is an image by its name’s ending, in any case and whatever query follows',
  (url) => {
    expect(fileLink(url).kind).toBe('image');
  },
);

test.each(['a.pdf', 'a.PDF?x=a.jpg', 'a.webp', 'ajpg', 'a.jpg.docx', '', 'https://x.example/'])('%s is none', (url) => {
  expect(fileLink(url).kind).not.toBe('image');
});

test('the type to show is the ending', () => {
  expect(fileLink('routine.pdf?x=1')).toEqual({ url: 'routine.pdf?x=1', kind: 'pdf', type: 'PDF' });
  expect(fileLink('https://x.example/download').type).toBe('');
  expect(fileEnding('/a.b/c')).toBe('');
});
