import { render, screen } from '@testing-library/react';
import { QuickLinks } from './QuickLinks';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('QuickLinks', () => {
  it('leads to what the specification names and calls the office', () => {
    render(<QuickLinks phone="+880 1711-000 000" lang="en" />);
    expect(hrefs()).toEqual([
      '/notice',
      '/class-routine',
      '/exam-routine',
      '/hsc-results',
      '/admission-circular',
      '/administration/teacher-information',
      '/administration/staff-information',
      '/contact',
      'tel:+8801711000000',
    ]);
  });

  it.each(['', 'not yet known'])('offers no call without a number: %j', (phone) => {
    render(<QuickLinks phone={phone} lang="bn" />);
    expect(hrefs()).toHaveLength(8);
    expect(hrefs()[0]).toBe('/bn/notice');
  });
});
