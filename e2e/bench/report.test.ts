import { formatTable, verdictTable } from './report';

test('columns of a table are even', () => {
  expect(formatTable({ title: 'T', head: ['a', 'long'], rows: [['wide', '1']] }).split('\n')).toEqual(['### T', '', '| a    | long |', '|------|------|', '| wide | 1    |', '']);
});

test('a goal holds, does not, or was not measured', () => {
  const goal = { goal: 'g', measured: '1' };
  const { rows } = verdictTable([true, false, null].map((holds) => ({ ...goal, holds })));
  expect(rows.map((row) => row[2])).toEqual(['yes', 'NO', 'not measured']);
});
