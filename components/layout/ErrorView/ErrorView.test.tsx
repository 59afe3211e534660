import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorView } from './ErrorView';

test('tells what happened in the page\'s language and can be tried again', () => {
  const retry = jest.fn();
  render(<ErrorView lang="bn" retry={retry} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('পৃষ্ঠাটি এখন দেখানো যাচ্ছে না');
  fireEvent.click(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' }));
  expect(retry).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'হোম পেজে যান' })).toHaveAttribute('href', '/bn');
});
