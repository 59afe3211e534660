import { render, screen } from '@testing-library/react';
import { OutageLine } from './OutageLine';

test('tells how old the content is, at the school', () => {
  render(<OutageLine instant="2026-11-20T20:05:00.000Z" zone="Asia/Dhaka" lang="en" />);
  const time = screen.getByText('21-11-2026 02:05');
  expect(time).toHaveAttribute('dateTime', '2026-11-20T20:05:00.000Z');
  expect(time.parentElement).toHaveTextContent('Last updated 21-11-2026 02:05. Newer content cannot be reached right now.');
});
