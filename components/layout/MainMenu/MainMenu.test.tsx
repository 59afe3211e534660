import { fireEvent, render, screen, within } from '@testing-library/react';
import type { MenuNode } from '@/lib/site-map/menu';
import { MainMenu } from './MainMenu';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });
});

function node(key: string, further: Partial<MenuNode> = {}): MenuNode {
  return { key, name: { en: key, bn: '' }, href: `/${key.toLowerCase()}`, external: false, children: [], ...further };
}

const menu = {
  first: [node('About', { href: null, children: [node('History'), node('Board', { href: 'https://board.example/', external: true })] })],
  second: [node('Results', { children: [node('HSC', { children: [node('Deep')] })] }), node('Jubilee', { href: null })],
};

const link = (name: string) => screen.getByText(name, { selector: 'a' });
const disclosure = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details');

test('links lead to pages of the language, out of the site, or nowhere', () => {
  render(<MainMenu menu={menu} lang="bn" />);
  expect(screen.getByText('History').closest('a')).toHaveAttribute('href', '/bn/history');
  expect(screen.getByText('Board').closest('a')).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Jubilee').closest('a')).toBeNull();
  expect(screen.getByText('History')).toHaveAttribute('lang', 'en');
});

test('an entry with a page and children has its page first in its list, and all levels are there', () => {
  render(<MainMenu menu={menu} lang="en" />);
  const details = disclosure('Results');
  const names = details ? within(details).getAllByText(/./, { selector: 'a' }) : [];
  expect(names.map((name) => name.textContent)).toEqual(['Results', 'HSC', 'Deep']);
});

test('Escape closes what is open and gives the focus back to its button', () => {
  render(<MainMenu menu={menu} lang="en" />);
  const details = disclosure('About');
  details?.setAttribute('open', '');
  link('History').focus();
  fireEvent.keyDown(link('History'), { key: 'Escape' });
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('About')).toHaveFocus();
});

test('a click elsewhere closes, a click inside does not', () => {
  render(<MainMenu menu={menu} lang="en" />);
  const details = disclosure('About');
  details?.setAttribute('open', '');
  fireEvent.click(screen.getByText('About'));
  details?.setAttribute('open', '');
  fireEvent.click(document.body);
  expect(details).not.toHaveAttribute('open');
});

test('the current page and the entry it is in are marked, and a navigation closes', () => {
  const { rerender } = render(<MainMenu menu={menu} lang="en" />);
  disclosure('About')?.setAttribute('open', '');
  history.pushState(null, '', '/history');
  pathname = '/history';
  rerender(<MainMenu menu={menu} lang="en" />);
  expect(link('History')).toHaveAttribute('aria-current', 'page');
  expect(disclosure('About')).toHaveAttribute('data-current');
  expect(disclosure('About')).not.toHaveAttribute('open');
  expect(link('HSC')).not.toHaveAttribute('aria-current');
});

test('says when the menu cannot be had', () => {
  render(<MainMenu menu={null} lang="en" />);
  expect(screen.getByText('The menu cannot be shown right now.')).toBeInTheDocument();
});
