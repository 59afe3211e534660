import { distinction } from './distinct-title';

const items = [
  { title: 'Routine', date: '01', id: '1' },
  { title: 'Routine', date: '02', id: '2' },
  { title: 'Routine', date: '02', id: '3' },
  { title: 'Result', date: '02', id: '4' },
];

it.each([
  [3, ''],
  [0, '01'],
  [1, '02 2'],
  [2, '02 3'],
])('item %s needs %j', (index, expected) => {
  const item = items[index];
  expect(item && distinction(item, items, ({ title }) => title, [({ date }) => date, ({ id }) => id])).toBe(expected);
});
