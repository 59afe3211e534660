import { render, screen } from '@testing-library/react';
import type { School } from '@/lib/domain/school';
import { SiteFooter } from './SiteFooter';

const school: School = {
  name: { en: 'Padma School', bn: 'পদ্মা স্কুল' },
  shortName: { en: '', bn: '' },
  tagline: { en: '', bn: '' },
  address: { en: '1 River Road', bn: '' },
  phone: '01711-000000, 01811-000000',
  email: 'office@school.example',
  logo: null,
  codes: { eiin: '', collegeCode: '', schoolCode: '' },
  socialUrl: null,
  loginUrl: null,
  mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1',
  onlineAdmissionUrl: null,
  author: 'A. Author',
  counters: { students: 0, teachers: 0, others: 0 },
  timeZone: 'Asia/Dhaka',
};
const links = {
  quick: [{ name: { en: 'Routine', bn: '' }, url: 'https://s.example/routine' }],
  important: [{ name: { en: 'Board', bn: 'বোর্ড' }, url: 'https://board.example/' }],
};

test('shows both kinds of links, opening in a new tab', () => {
  render(<SiteFooter lang="en" school={school} links={links} offersLowData={false} />);
  expect(screen.getByRole('heading', { name: 'Important Links' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Board/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /Routine/ })).toHaveAttribute('rel', 'noopener');
});

test('each phone number can be dialled, mail written', () => {
  render(<SiteFooter lang="en" school={school} links={links} offersLowData={false} />);
  expect(screen.getByText('Mobile: 01811-000000').closest('a')).toHaveAttribute('href', 'tel:01811000000');
  expect(screen.getByText('Email: office@school.example').closest('a')).toHaveAttribute('href', 'mailto:office@school.example');
});

test('without its links the footer still tells where the school is', () => {
  render(<SiteFooter lang="bn" school={school} links={null} offersLowData={false} />);
  expect(screen.queryByText('গুরুত্বপূর্ণ লিংক')).not.toBeInTheDocument();
  expect(screen.getByText('1 River Road')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('মোবাইল: ০১৭১১-০০০০০০')).toBeInTheDocument();
});

test('offers low data only where the server can', () => {
  const { rerender } = render(<SiteFooter lang="en" school={school} links={links} offersLowData={false} />);
  expect(screen.queryByText('Low data')).not.toBeInTheDocument();
  rerender(<SiteFooter lang="en" school={school} links={links} offersLowData />);
  expect(screen.getByText('Low data')).toHaveAttribute('data-off', 'Full site');
  expect(screen.getByText('Low data')).toHaveAttribute('href', '/low-data/on');
});

test('names the author and the way to the accessibility statement', () => {
  render(<SiteFooter lang="en" school={school} links={links} offersLowData={false} />);
  expect(screen.getByText(/Site by A. Author/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
});
