import { sanitize } from '../html/sanitize';
import { employeesOf, homeMessages, messagePageOf, type Employee, type GoverningBodyMessage } from './people';

const nothing = sanitize('', undefined);

function message(designationId: number | null, placement: string): GoverningBodyMessage {
  return { designationId, designation: { en: '', bn: '' }, name: { en: '', bn: '' }, image: null, details: { en: nothing, bn: nothing }, placement };
}
function employee(isStaff: boolean | null): Employee {
  return { name: { en: 'A', bn: '' }, designation: { en: '', bn: '' }, department: '', image: null, isStaff };
}

test('the home page shows at most three messages whose placement contains the digit 1', () => {
  const messages = [message(1, '2'), message(4, '1'), message(6, '2,1'), message(12, '10'), message(5, '1')];
  expect(homeMessages(messages).map(({ designationId }) => designationId)).toEqual([4, 6, 12]);
});

test.each([[1, 'message-of-chief-patron'], [4, 'message-of-chairman'], [5, 'message-of-vice-chairman'], [6, 'message-of-principal'], [12, 'message-of-vice-principal']])(
  'designation %i has its message page',
  (id, page) => {
    expect(messagePageOf(message(id, ''))).toBe(page);
  },
);

test('other designations have none', () => {
  expect(messagePageOf(message(3, ''))).toBeUndefined();
  expect(messagePageOf(message(null, ''))).toBeUndefined();
});

test('teachers are told from staff where a record tells; otherwise both lists show all', () => {
  const told = [employee(true), employee(false), employee(null)];
  expect(employeesOf('staff', told)).toEqual([told[0]]);
  expect(employeesOf('teachers', told)).toEqual([told[1], told[2]]);
  const untold = [employee(null), employee(false)];
  expect(employeesOf('staff', untold)).toEqual(untold);
  expect(employeesOf('teachers', untold)).toEqual(untold);
});
