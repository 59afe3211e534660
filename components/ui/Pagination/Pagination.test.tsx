import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination';
import { pageSteps } from './page-steps';

const hrefOf = (page: number) => `/notice?page=${page}`;

test.each([
  [1, 2, [1, 2]],
  [1, 12, [1, 2, null, 11, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 11, 12]],
  [6, 12, [1, 2, null, 5, 6, 7, null, 11, 12]],
  [12, 12, [1, 2, null, 11, 12]],
  [3, 5, [1, 2, 3, 4, 5]],
])('page %i of %i shows %j', (page, pages, steps) => {
  expect(pageSteps(page, pages)).toEqual(steps);
});

test('one page needs no links', () => {
  const { container } = render(<Pagination lang="en" page={1} pages={1} hrefOf={hrefOf} />);
  expect(container).toBeEmptyDOMElement();
});

test('marks the current page and has real addresses', () => {
  render(<Pagination lang="en" page={2} pages={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/notice?page=3');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/notice?page=1');
});

test('the ends have no way further', () => {
  render(<Pagination lang="bn" page={3} pages={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'পরের' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'পৃষ্ঠা ৩' })).toBeInTheDocument();
});
