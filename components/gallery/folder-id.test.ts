import { folderIdOf } from './folder-id';

it.each([
  [undefined, 'null'],
  [['null'], 'null'],
  [['12'], '12'],
  [['a%20b'], 'a b'],
  [['%E0%A6%'], null],
  [['%20'], null],
  [['12', '13'], null],
])('%j names the folder %j', (segments, id) => {
  expect(folderIdOf(segments)).toBe(id);
});
