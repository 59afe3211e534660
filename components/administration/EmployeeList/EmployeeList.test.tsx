import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Employee } from '@/lib/domain/people';
import { GoverningBody } from '../GoverningBody/GoverningBody';
import { EmployeeList } from './EmployeeList';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

const person = (en: string, bn: string, department: string): Employee => ({
  name: { en, bn },
  designation: { en: 'Lecturer', bn: '' },
  department,
  image: null,
  isStaff: false,
});
const people = [person('Md. Abdul Karim', 'মোঃ আব্দুল করিম', 'Physics'), person('Nasrin Akter', '', 'Bangla'), person('', 'করিমা বেগম', '')];
const show = (employees = people, query?: { name: string; department: string }) =>
  render(<EmployeeList employees={employees} action="/administration/teacher-information/find" query={query} lang="en" />);
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

test('shows name, designation and department', () => {
  show();
  expect(names()).toEqual(['Md. Abdul Karim', 'Nasrin Akter', 'করিমা বেগম']);
  expect(screen.getByText('Physics', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('3 people');
});

test('filters by name in either language as one types, and says how many are left', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'করিম');
  expect(names()).toEqual(['Md. Abdul Karim', 'করিমা বেগম']);
  await userEvent.type(screen.getByRole('searchbox'), 'া');
  expect(screen.getByRole('status')).toHaveTextContent('1 person');
  await userEvent.type(screen.getByRole('searchbox'), ' nobody');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent('Nobody matches.');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(names()).toHaveLength(3);
});

test('filters by department', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Bangla');
  expect(names()).toEqual(['Nasrin Akter']);
});

test('without script it is a form, and its answer is filtered by the server', () => {
  show(people, { name: 'nasrin', department: '' });
  expect(screen.getByRole('search')).toHaveAttribute('action', '/administration/teacher-information/find');
  expect(screen.getByRole('searchbox')).toHaveValue('nasrin');
  expect(names()).toEqual(['Nasrin Akter']);
});

test('one department is no choice; nobody is No Data Found', () => {
  const { unmount } = show([person('A', '', 'Physics')]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  unmount();
  const { container } = show([]);
  expect(container).toHaveTextContent(/^No Data Found$/);
});

test('the governing body begins with its first member; an empty one says so', () => {
  const members = ['Chair', 'Second', 'Third'].map((en) => ({ name: { en, bn: '' }, position: `${en} office`, image: null }));
  const { unmount } = render(<GoverningBody members={members} lang="bn" />);
  expect(names()).toEqual(['Chair', 'Second', 'Third']);
  expect(screen.getByText('Second office')).toHaveAttribute('lang', 'en');
  unmount();
  const { container } = render(<GoverningBody members={[]} lang="en" />);
  expect(container).toHaveTextContent('No Data Found');
});
