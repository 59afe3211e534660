import { departments, employeeQuery, employeeText, fitsEmployeeQuery } from './employee-filter';
import type { Employee } from './people';

const karim: Employee = {
  name: { en: 'Md. Abdul Karim', bn: 'মোঃ আব্দুল করিম' },
  designation: { en: 'Assistant Teacher', bn: '' },
  department: 'Science',
  image: null,
  isStaff: false,
};

test.each([
  ['', '', true],
  ['karim', '', true],
  ['করিম', '', true],
  ['assistant', 'Science', true],
  ['karim', 'Arts', false],
  ['rahim', '', false],
])('name "%s", department "%s": %s', (name, department, fits) => {
  expect(fitsEmployeeQuery({ name, department }, employeeText(karim), karim.department)).toBe(fits);
});

test('departments are offered once; people without one add none', () => {
  expect(departments([karim, { ...karim, department: '' }, { ...karim, department: 'Arts' }, karim])).toEqual(['Arts', 'Science']);
});

test('odd addresses make plain queries', () => {
  expect(employeeQuery({ q: ['a', 'b'] })).toEqual({ name: 'a', department: '' });
  expect(employeeQuery({ department: ` ${'x'.repeat(200)}` }).department).toHaveLength(100);
});
