import { render, screen } from '@testing-library/react';
import { LanguageSwitch } from './LanguageSwitch';

test('leads to the same page, named in its own language', () => {
  const { rerender } = render(<LanguageSwitch lang="en" path="/notice/7" />);
  const link = screen.getByRole('link', { name: 'বাংলা' });
  expect(link).toHaveAttribute('href', '/bn/notice/7');
  expect(link).toHaveAttribute('hreflang', 'bn');
  expect(link).toHaveAttribute('lang', 'bn');
  rerender(<LanguageSwitch lang="bn" path="/" />);
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
});
