import { render, screen } from '@testing-library/react';
import { sanitize } from '@/lib/html/sanitize';
import { TextCards } from './TextCards';

const card = (text: string, path?: string) => ({ title: 'Mission', path, details: { en: sanitize(`<p>${text}</p>`, undefined), bn: sanitize('', undefined) } });

describe('TextCards', () => {
  it('links to the page and opens the full text of a long one', () => {
    render(<TextCards cards={[card('x'.repeat(121), '/mission')]} lang="bn" />);
    expect(screen.getByRole('link', { name: 'Mission' })).toHaveAttribute('href', '/bn/mission');
    expect(screen.getByText(`${'x'.repeat(120)}…`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Mission$/ })).toBeInTheDocument();
  });

  it('opens nothing where the preview is the whole text', () => {
    render(<TextCards cards={[card('x'.repeat(120))]} lang="en" />);
    expect(screen.getByText('x'.repeat(120))).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
