import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Notice } from '@/lib/domain/notice';
import { NoticeTicker } from './NoticeTicker';

function notice(id: string, en: string): Notice {
  return { id, title: { en, bn: '' }, file: null, created: null, showScroll: true, category: '' };
}
const notices = [notice('7', 'Exam routine'), notice('3/x', 'Holiday')];

test('every notice is one link, once', () => {
  render(<NoticeTicker notices={notices} lang="en" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/notice/7', '/notice/3%2Fx']);
});

test('has its Bengali title, marked as Bengali on an English page', () => {
  render(<NoticeTicker notices={notices} lang="en" />);
  expect(screen.getByText('নোটিশ')).toHaveAttribute('lang', 'bn');
});

test('the button comes before the links and stops and starts the line', () => {
  const { container } = render(<NoticeTicker notices={notices} lang="en" />);
  expect(container.querySelector('button, a')?.tagName).toBe('BUTTON');
  const moving = () => container.querySelector('div[data-state]')?.getAttribute('data-state');
  expect(moving()).toBe('moving');
  fireEvent.click(screen.getByRole('button', { name: 'Pause the notices' }));
  expect(moving()).toBe('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Let the notices move' }));
  expect(moving()).toBe('moving');
});

test('without script the line stands still', () => {
  expect(renderToString(<NoticeTicker notices={notices} lang="en" />)).not.toContain('data-state="moving"');
});

test('tells nothing-there from not-reachable', () => {
  const { rerender } = render(<NoticeTicker notices={[]} lang="en" />);
  expect(screen.getByText('No Notices Found')).toBeInTheDocument();
  rerender(<NoticeTicker notices={null} lang="en" />);
  expect(screen.getByText('Notices cannot be shown right now.')).toBeInTheDocument();
});
