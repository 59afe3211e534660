import { render, screen } from '@testing-library/react';
import { Counters } from './Counters';

const counters = { students: 2000, teachers: 1, others: 0 };

describe('Counters', () => {
  it('counts students, teacher groups and others, a nought included', () => {
    render(<Counters counters={counters} lang="en" />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Students', 'Teacher group', 'Others']);
    expect(screen.getAllByRole('definition').map((number) => number.textContent)).toEqual(['2,000', '1', '0']);
  });

  it('opens the student counter, in the digits of the page', () => {
    render(<Counters counters={counters} lang="bn" />);
    expect(screen.getByRole('button', { name: 'বিস্তারিত: শিক্ষার্থীর সংখ্যা' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { hidden: true })).toHaveTextContent('২,০০০ শিক্ষার্থী');
  });
});
