import { render, screen } from '@testing-library/react';
import { OutLink } from './OutLink';

test('opens in a new tab, tells so, and hands over no window', () => {
  render(
    <OutLink href="https://board.example/" lang="en">
      Board
    </OutLink>,
  );
  const link = screen.getByRole('link', { name: 'Board (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
