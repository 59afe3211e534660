import { render, screen } from '@testing-library/react';
import { PersonPhoto } from './PersonPhoto';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

const name = { en: 'Abdul Karim', bn: 'আব্দুল করিম' };

test('a photo says whose it is', () => {
  render(<PersonPhoto name={name} image="/media/a.jpg" lang="bn" sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'আব্দুল করিম-এর ছবি' })).toHaveAttribute('src', '/media/a.jpg');
});

test('without a photo the initials stand in a box of the same shape', () => {
  const { container } = render(<PersonPhoto name={name} image={null} lang="en" width={300} height={300} sizes="100vw" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('A K');
  expect(container.firstChild).toHaveStyle({ aspectRatio: '1' });
});
