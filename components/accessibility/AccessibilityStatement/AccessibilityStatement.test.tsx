import { render, screen } from '@testing-library/react';
import type { School } from '@/lib/domain/school';
import { AccessibilityStatement } from './AccessibilityStatement';

const none = { en: '', bn: '' };
const school: School = {
  name: { en: 'A School', bn: 'একটি বিদ্যালয়' },
  shortName: none,
  tagline: none,
  address: none,
  phone: '01711-000000',
  email: '',
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

test('names the school and the ways to report a problem that it has', () => {
  render(<AccessibilityStatement school={school} lang="bn" />);
  expect(screen.getByText(/^একটি বিদ্যালয় চায়/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '০১৭১১-০০০০০০' })).toHaveAttribute('href', 'tel:01711000000');
  expect(screen.queryByText(/ই-মেইল:/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'যোগাযোগের সব উপায়' })).toHaveAttribute('href', '/bn/contact');
});
