import { render, screen } from '@testing-library/react';
import type { School } from '@/lib/domain/school';
import { ContactBoxes } from './ContactBoxes';

const none = { en: '', bn: '' };
const school: School = {
  name: { en: 'A School', bn: '' },
  shortName: none,
  tagline: none,
  address: { en: '12 College Road, Dhaka', bn: '' },
  phone: '01711-000000, 02-999',
  email: 'office@school.example',
  logo: null,
  codes: { eiin: '', collegeCode: '', schoolCode: '' },
  socialUrl: null,
  loginUrl: null,
  mapEmbedUrl: null,
  onlineAdmissionUrl: null,
  author: '',
  counters: { students: 0, teachers: 0, others: 0 },
  timeZone: 'Asia/Dhaka',
};

beforeEach(() => localStorage.clear());

test('three boxes lead to mail, phone and map', () => {
  render(<ContactBoxes school={school} lang="en" />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Email', 'Call', 'Location']);
  expect(screen.getByRole('link', { name: 'office@school.example' })).toHaveAttribute('href', 'mailto:office@school.example');
  expect(screen.getByRole('link', { name: '01711-000000' })).toHaveAttribute('href', 'tel:01711000000');
  expect(screen.getByRole('link', { name: /Show on the map/ })).toHaveAttribute('href', expect.stringContaining('12%20College%20Road'));
});

test('what is missing is said, in Bengali too', () => {
  render(<ContactBoxes school={{ ...school, phone: '', email: '', address: none }} lang="bn" />);
  expect(screen.getAllByText('এখনও দেওয়া হয়নি')).toHaveLength(3);
});
