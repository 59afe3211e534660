import { render, screen } from '@testing-library/react';
import { NotFoundView } from './NotFoundView';

test('says what the specification says and leads home', () => {
  render(<NotFoundView lang="en" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(
    screen.getByText('The page you are looking for might have been removed had its name changed or is temporarily unavailable.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('in Bengali every way stays in Bengali', () => {
  render(<NotFoundView lang="bn" />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/bn', '/bn/notice', '/bn/contact']);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/bn/search');
});
