import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageMemory } from './LanguageMemory';
import { LANGUAGE_KEY, RECALL_SCRIPT } from './recall';

/** Runs the script as the browser would; answers where it leads. */
function recall(pathname: string, remembered: string | undefined, referrer = ''): string | null {
  let target: string | null = null;
  const location = { pathname, search: '', origin: 'https://s.example', replace: (to: string) => (target = to) };
  new Function('location', 'localStorage', 'document', RECALL_SCRIPT)(location, { [LANGUAGE_KEY]: remembered }, { referrer });
  return target;
}

test('a choice is remembered', () => {
  render(
    <>
      <LanguageMemory />
      <a href="#bn" hrefLang="bn">
        <span>বাংলা</span>
      </a>
    </>,
  );
  fireEvent.click(screen.getByText('বাংলা'));
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('bn');
});

test('only the front door, reached from elsewhere, leads to Bengali', () => {
  expect(recall('/', 'bn')).toBe('/bn');
  expect(recall('/', 'bn', 'https://search.example/')).toBe('/bn');
  expect(recall('/', 'bn', 'https://s.example/bn')).toBeNull();
  expect(recall('/notice', 'bn')).toBeNull();
  expect(recall('/bn', 'bn')).toBeNull();
  expect(recall('/', 'en')).toBeNull();
  expect(recall('/', undefined)).toBeNull();
});

test('survives HTML escaping and a browser without storage', () => {
  expect(RECALL_SCRIPT).not.toMatch(/[<>&"']/);
  const noStorage = new Function('location', 'document', `const localStorage = undefined; ${RECALL_SCRIPT}`);
  expect(() => noStorage({ pathname: '/' }, { referrer: '' })).not.toThrow();
});
