import { sanitize } from '../html/sanitize';
import { administrationItem, isEmployeeList, messagePages, peopleListOf } from './administration';

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

test('messages are listed by page, whatever their order; offices without a page and pages without a message are not', () => {
  const details = { en: sanitize('', undefined), bn: sanitize('', undefined) };
  const message = (designationId: number | null, name: string) => ({ designationId, designation: { en: '', bn: '' }, name: { en: name, bn: '' }, image: null, details, placement: '' });
  const pages = messagePages([message(6, 'P1'), message(4, 'C'), message(13, 'M'), message(null, 'X'), message(6, 'P2')]);
  expect(pages.map(({ page, messages }) => [page, messages.map(({ name }) => name.en)])).toEqual([
    ['message-of-chairman', ['C']],
    ['message-of-principal', ['P1', 'P2']],
  ]);
});
