import { render, screen } from '@testing-library/react';
import { MoreInSection } from './MoreInSection';

test('names the section and marks names in another language', () => {
  render(<MoreInSection title={{ en: 'About Us', bn: 'আমাদের সম্পর্কে' }} items={[{ name: { en: 'Vision', bn: '' }, path: '/vision' }]} lang="bn" />);
  expect(screen.getByRole('navigation', { name: 'আমাদের সম্পর্কে: আরও' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vision' })).toHaveAttribute('href', '/bn/vision');
  expect(screen.getByText('Vision')).toHaveAttribute('lang', 'en');
});
