import { administrationItem, isEmployeeList, peopleListOf } from './administration';

test.each([
  ['governing-body', 'governing-body'],
  ['staff-information', 'staff-information'],
  ['message-of-principal', 'message-of-principal'],
  ['message-of-nobody', 'governing-body'],
  ['Staff-Information', 'governing-body'],
  ['toString', 'governing-body'],
  ['', 'governing-body'],
])('"%s" shows %s', (segment, item) => {
  expect(administrationItem(segment)).toBe(item);
});

test('only lists of employees are filtered', () => {
  expect(isEmployeeList('teacher-information')).toBe(true);
  expect(isEmployeeList('governing-body')).toBe(false);
  expect(isEmployeeList('message-of-principal')).toBe(false);
});

test.each([
  ['/governing-body', 'governing-body'],
  ['/teacher-information', 'teacher-information'],
  ['/teacher-information-grils-section', 'teacher-information'],
  ['/teachers-list-college', 'teacher-information'],
  ['/officers-and-staffs-list', 'staff-information'],
  ['/non-teaching', 'staff-information'],
  ['/teachers-login', undefined],
  ['/ex-teacher', undefined],
  ['/history', undefined],
])('%s lists %s', (path, list) => {
  expect(peopleListOf(path)).toBe(list);
});
