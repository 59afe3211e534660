import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { handOver } from './handed-over';
import { KeptMarkup } from './KeptMarkup';
import { ServerMarkup } from './ServerMarkup';

const footer = (
  <ServerMarkup as="footer" site="en" id="footer">
    <a href="/contact">Contact</a>
  </ServerMarkup>
);
const HTML = '<footer id="footer"><a href="/contact">Contact</a></footer>';
// What of it reaches the browser.
const kept = <KeptMarkup as="footer" id="footer" place="en footer" />;

let root: Root | undefined;
let complaints: unknown[];

function arrive(html: string): HTMLElement {
  handOver('en footer', undefined);
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.querySelector('div');
  if (!container) throw new Error('no container');
  act(() => {
    root = hydrateRoot(container, kept, { onRecoverableError: (error) => complaints.push(error) });
  });
  return container;
}

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => complaints.push(words));
});
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

test('the server writes the content', () => {
  expect(renderToString(footer)).toBe(HTML);
});

test('the browser keeps the very elements that came, through later renderings as well', () => {
  const container = arrive(HTML);
  const link = container.querySelector('a');
  act(() => root?.render(<KeptMarkup as="footer" id="footer" place="en footer" className="later" />));
  expect(container.querySelector('a')).toBe(link);
  expect(container.firstElementChild).toHaveClass('later');
  expect(complaints).toEqual([]);
});

test('a page that was changed before React came is made anew with the content', () => {
  const container = arrive(HTML.replaceAll('footer>', 'section>').replace('<footer', '<section'));
  expect(container.innerHTML).toBe(HTML);
  expect(complaints).not.toEqual([]);
});
