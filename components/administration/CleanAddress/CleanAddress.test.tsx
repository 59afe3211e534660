import { render } from '@testing-library/react';
import { CleanAddress } from './CleanAddress';

test('an address that names nothing becomes that of the page, without a new entry in the history', () => {
  history.replaceState(null, '', '/administration/nothing');
  const entries = history.length;
  render(<CleanAddress path="/administration/governing-body" />);
  expect(location.pathname).toBe('/administration/governing-body');
  expect(history.length).toBe(entries);
});
