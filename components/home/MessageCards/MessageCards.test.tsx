import { render, screen, within } from '@testing-library/react';
import type { GoverningBodyMessage } from '@/lib/domain/people';
import { sanitize } from '@/lib/html/sanitize';
import { MessageCards } from './MessageCards';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

function message(parts: Partial<GoverningBodyMessage> & { text?: string } = {}): GoverningBodyMessage {
  const { text = 'Welcome.', ...rest } = parts;
  return { designationId: 6, designation: { en: 'Principal', bn: 'অধ্যক্ষ' }, name: { en: 'Rehana Begum', bn: '' }, image: null, details: { en: sanitize(`<p>${text}</p>`, undefined), bn: sanitize('', undefined) }, placement: '1', ...rest };
}
const preview = () => screen.getAllByRole('listitem')[0]?.querySelector('p:not([class*=who])')?.textContent;

describe('MessageCards', () => {
  it('links Details to the page of the office and carries the full text in a dialog', () => {
    render(<MessageCards messages={[message({ text: 'Full text' })]} lang="en" />);
    expect(screen.getByRole('link', { name: 'Details: Message of Principal' })).toHaveAttribute('href', '/message-of-principal');
    expect(within(screen.getByRole('dialog', { hidden: true })).getByText('Full text')).toBeInTheDocument();
  });

  it.each([
    [149, 149],
    [150, 150],
    [151, 151],
  ])('previews 150 characters: of %i there are %i', (length, shown) => {
    render(<MessageCards messages={[message({ text: 'x'.repeat(length) })]} lang="en" />);
    const text = screen.getAllByText(/^x+…?$/)[0]?.textContent ?? '';
    expect(text).toHaveLength(shown);
    expect(text.endsWith('…')).toBe(length > 150);
  });

  it('shows a message of an office without a page, with a dialog and no link', () => {
    render(<MessageCards messages={[message({ designationId: 2, designation: { en: 'Commander', bn: '' } })]} lang="en" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Message of Commander' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Read here: Message of Commander' })).toBeInTheDocument();
  });

  it('marks a text that is in the other language', () => {
    render(<MessageCards messages={[message()]} lang="bn" />);
    expect(preview()).toBe('Welcome.');
    expect(screen.getAllByText('Welcome.')[0]).toHaveAttribute('lang', 'en');
  });
});
