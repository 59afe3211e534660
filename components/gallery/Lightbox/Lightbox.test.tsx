import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Lightbox } from './Lightbox';
import { openLightbox } from './open-lightbox';

jest.mock('./open-lightbox', () => ({ openLightbox: jest.fn() }));
const opened = jest.mocked(openLightbox);
const words = { title: 'Photos', close: 'Close', previous: 'Previous', next: 'Next', zoom: 'Zoom', failed: 'Failed', count: '{number} of {total}' };

function photos() {
  return render(
    <Lightbox lang="en" words={words}>
      <li><a href="/media/a.jpg">First</a></li>
      <li><a href="/media/b.jpg"><span>Second</span></a></li>
    </Lightbox>,
  );
}

beforeEach(() => opened.mockReset());

describe('Lightbox', () => {
  it('opens the clicked photo among all of them', async () => {
    photos();
    expect(fireEvent.click(screen.getByText('Second'))).toBe(false);
    await waitFor(() => expect(opened).toHaveBeenCalledWith(screen.getAllByRole('link'), 1, 'en', words));
  });

  it('leaves a click that asks for a new tab to the browser', async () => {
    photos();
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('First'), { ctrlKey: true });
    await Promise.resolve();
    expect(opened).not.toHaveBeenCalled();
  });

  it('closes with the page it belongs to', async () => {
    const close = jest.fn();
    opened.mockResolvedValue(close);
    const { unmount } = photos();
    fireEvent.click(screen.getByText('First'));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await Promise.resolve();
    unmount();
    expect(close).toHaveBeenCalled();
  });
});
