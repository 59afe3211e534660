import { render, screen } from '@testing-library/react';
import { NoticeFilter } from './NoticeFilter';

test('is a plain form that keeps what was asked', () => {
  render(
    <NoticeFilter lang="bn" categories={['Exam', 'ভর্তি']} months={['2026-11', '2026-10']} query={{ words: 'রুটিন', category: 'ভর্তি', month: '2026-10' }} />,
  );
  expect(screen.getByRole('search')).toHaveAttribute('action', '/bn/notice/find');
  expect(screen.getByRole('searchbox')).toHaveValue('রুটিন');
  expect(screen.getByLabelText('বিভাগ')).toHaveValue('ভর্তি');
  expect(screen.getByLabelText('মাস')).toHaveDisplayValue('অক্টোবর ২০২৬');
});

test('offers no choice where there is none', () => {
  render(<NoticeFilter lang="en" categories={['Exam']} months={[]} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test.each([
  [0, '0 notices found'],
  [1, '1 notice found'],
  [21, '21 notices found'],
])('%i answers are counted, with a way back to all', (found, text) => {
  render(<NoticeFilter lang="en" categories={[]} months={[]} found={found} />);
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all notices' })).toHaveAttribute('href', '/notice');
});
