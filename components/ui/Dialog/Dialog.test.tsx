import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

// jsdom knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function dialog() {
  return screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
}

function renderDialog() {
  render(
    <Dialog openLabel="Details" title="Our mission" closeLabel="Close">
      <p>The full text</p>
    </Dialog>,
  );
}

test('the full text is there before the dialog opens', () => {
  renderDialog();
  expect(screen.getByText('The full text')).toBeInTheDocument();
  expect(dialog().open).toBe(false);
});

test('the button says what it opens, and opens it', () => {
  renderDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Details: Our mission' }));
  expect(dialog().open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Our mission' })).toBeInTheDocument();
});

test('a click on the backdrop closes, a click inside does not', () => {
  renderDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Details: Our mission' }));
  fireEvent.click(screen.getByText('The full text'));
  expect(dialog().open).toBe(true);
  fireEvent.click(dialog());
  expect(dialog().open).toBe(false);
});
