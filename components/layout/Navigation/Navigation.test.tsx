import { act, fireEvent, render, screen } from '@testing-library/react';
import { Navigation } from './Navigation';
import { NavigationOverlay } from './NavigationOverlay';
import { softDestination } from './soft-destination';

const push = jest.fn();
const prefetch = jest.fn();
const router = { push, prefetch };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  push.mockClear();
  prefetch.mockClear();
});
afterEach(() => jest.useRealTimers());

function link(attributes: Record<string, string>): HTMLAnchorElement {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test.each([
  [{ href: '/notice' }, '/notice'],
  [{ href: '/notice?page=2#x' }, '/notice?page=2#x'],
  [{ href: 'http://localhost/library', target: '_self' }, '/library'],
  [{ href: '#main' }, null],
  [{ href: '/bn/notice' }, null],
  [{ href: '/notice', hreflang: 'bn' }, null],
  [{ href: '/notice', target: '_blank' }, null],
  [{ href: '/notice', download: '' }, null],
  [{ href: '/notice', 'data-hard': '' }, null],
  [{ href: '/media/routine' }, null],
  [{ href: '/files/routine.pdf' }, null],
  [{ href: '/api/basics' }, null],
  [{ href: '/low-data/on' }, null],
  [{ href: 'https://board.example/' }, null],
  [{ href: 'tel:999' }, null],
  [{ href: 'mailto:a@b.example' }, null],
])('%j leads within the document to %s', (attributes, expected) => {
  expect(softDestination(link(attributes), location)).toBe(expected);
});

function renderPage() {
  render(
    <>
      <Navigation loading="Loading…" />
      <a href="/notice">
        <b>Notices</b>
      </a>
      <main id="main" tabIndex={-1} />
    </>,
  );
  return screen.getByText('Notices');
}

test('a click navigates within the document, then the page is at its top', () => {
  const target = renderPage();
  expect(fireEvent.click(target)).toBe(false);
  expect(push).toHaveBeenCalledWith('/notice');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a click with a modifier key is the browser\'s', () => {
  const target = renderPage();
  // jsdom cannot follow a link; the event must only arrive there undisturbed.
  const seen = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', seen, { once: true });
  fireEvent.click(target, { ctrlKey: true });
  expect(seen).toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

test('a page is fetched ahead only when the pointer rests on its link', () => {
  const target = renderPage();
  fireEvent.pointerOver(target);
  fireEvent.pointerOver(document.body);
  act(() => jest.advanceTimersByTime(500));
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(target);
  act(() => jest.advanceTimersByTime(80));
  expect(prefetch).toHaveBeenCalledWith('/notice');
});

test('nothing is fetched ahead for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  fireEvent.pointerDown(renderPage());
  act(() => jest.advanceTimersByTime(500));
  expect(prefetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});

const overlay = () => screen.queryByRole('status');

test('the overlay does not flash on a fast navigation', () => {
  const { unmount } = render(<NavigationOverlay label="Loading…" />);
  act(() => jest.advanceTimersByTime(249));
  expect(overlay()).toBeNull();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the overlay shows on a slow one, and never hangs', () => {
  render(<NavigationOverlay label="Loading…" />);
  act(() => jest.advanceTimersByTime(250));
  expect(overlay()).toHaveTextContent('Loading…');
  act(() => jest.advanceTimersByTime(20_000));
  expect(overlay()).toBeNull();
});

test('Escape takes the overlay away', () => {
  render(<NavigationOverlay label="Loading…" />);
  act(() => jest.advanceTimersByTime(300));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(overlay()).toBeNull();
});
