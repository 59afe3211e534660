import { render, screen } from '@testing-library/react';
import type { GoverningMember } from '@/lib/domain/people';
import { Members } from './Members';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));
jest.mock('../Carousel/when-near', () => ({ whenNear: () => () => undefined }));

const member = (en: string, image: string | null = null): GoverningMember => ({ name: { en, bn: '' }, position: 'Member', image });

describe('Members', () => {
  it('names each member and counts them in the digits of the page', () => {
    render(<Members members={[member('Abdul Karim', '/media/a.jpg'), member('Rokeya')]} lang="bn" />);
    expect(screen.getByRole('group', { name: '২টির ২ নম্বর' })).toHaveTextContent('Rokeya');
    expect(screen.getByRole('img', { name: 'Abdul Karim-এর ছবি' })).toHaveAttribute('src', '/media/a.jpg');
  });

  it('is a strip that the keyboard can scroll before the slider comes', () => {
    render(<Members members={[member('A'), member('B')]} lang="en" />);
    expect(screen.getAllByRole('group', { name: 'Governing Members' }).some((group) => group.tabIndex === 0)).toBe(true);
  });

  it('needs no carousel for one member', () => {
    render(<Members members={[member('Abdul Karim')]} lang="en" />);
    expect(screen.getByText('Abdul Karim')).toBeInTheDocument();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
