import { phoneNumbers } from './telephone';

test.each([
  ['01711-000000, 01811-000000 / 02-550110', ['01711-000000', '01811-000000', '02-550110']],
  ['+880 1711-000000', ['+880 1711-000000']],
  ['০১৭১১-০০০০০০ or 999', ['০১৭১১-০০০০০০', '999']],
  ['n/a', []],
  ['', []],
])('%s holds %j', (field, numbers) => {
  expect(phoneNumbers(field)).toEqual(numbers);
});
