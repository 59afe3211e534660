import { documentsOf, imagesOf, neighboursOf } from './attachments';
import { fileLink } from './file';

const attachments = ['/a.JPG', '/b.pdf', '/c.png?v=2', '/d'].map((url) => ({ file: fileLink(url), title: '' }));
const items = ['3', '2', '1'].map((id) => ({ id }));

test('pictures and other files are told apart by their names', () => {
  expect(imagesOf({ attachments }).map(({ file }) => file.url)).toEqual(['/a.JPG', '/c.png?v=2']);
  expect(documentsOf({ attachments }).map(({ file }) => file.url)).toEqual(['/b.pdf', '/d']);
});

test.each([
  ['3', null, '2'],
  ['2', '3', '1'],
  ['1', '2', null],
  ['unknown', null, null],
])('around %s are %s and %s', (id, newer, older) => {
  expect(neighboursOf(items, id)).toEqual({ newer: newer && { id: newer }, older: older && { id: older } });
});
