import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdmissionMenu } from './AdmissionMenu';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const online = () => screen.getByText('Online Admission').closest('a');

test('leads to the configured address and to the form', () => {
  render(<AdmissionMenu onlineUrl="https://apply.example/" lang="en" />);
  expect(online()).toHaveAttribute('href', 'https://apply.example/');
  expect(online()).toHaveAttribute('rel', 'noopener');
  expect(screen.getByText('Form Download')).toHaveAttribute('href', '/admission-form');
});

test('before admission opens it goes home, and the explanation can be read without script', () => {
  render(<AdmissionMenu onlineUrl={null} lang="bn" />);
  const link = screen.getByText('অনলাইন ভর্তি').closest('a');
  expect(link).toHaveAttribute('href', '/bn');
  expect(link).toHaveTextContent('ভর্তি কার্যক্রম এখনও শুরু হয়নি');
});

test('a click says that admission is not open, for a while', () => {
  render(<AdmissionMenu onlineUrl={null} lang="en" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const link = online();
  if (link) fireEvent.click(link);
  expect(screen.getByText('Admission services not open yet', { selector: '[role=alert]' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(8000));
  expect(screen.queryByText('Admission services not open yet', { selector: '[role=alert]' })).not.toBeInTheDocument();
});
