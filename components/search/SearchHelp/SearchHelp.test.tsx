import { render, screen } from '@testing-library/react';
import { NothingFound, PopularPages } from './SearchHelp';

it('offers near queries and the telephone', () => {
  render(<NothingFound near={['পরীক্ষা & x']} phone="০২-৯৯৯, 01711-000000" lang="bn" />);
  expect(screen.getByRole('link', { name: 'পরীক্ষা & x' })).toHaveAttribute('href', `/bn/search?q=${encodeURIComponent('পরীক্ষা & x')}`);
  expect(screen.getByRole('link', { name: '০২-৯৯৯' })).toHaveAttribute('href', 'tel:02999');
});

it('does without either', () => {
  render(<NothingFound near={[]} phone="" lang="en" />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads to popular pages', () => {
  const { container } = render(<PopularPages pages={[{ title: { en: 'Notice', bn: 'নোটিশ' }, path: '/notice' }]} lang="bn" />);
  expect(screen.getByRole('link', { name: 'নোটিশ' })).toHaveAttribute('href', '/bn/notice');
  container.remove();
  expect(render(<PopularPages pages={[]} lang="en" />).container).toBeEmptyDOMElement();
});
