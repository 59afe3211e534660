import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';

const mockWhenNear = jest.fn((_element: Element, action: () => void) => {
  action();
  return () => undefined;
});
jest.mock('./when-near', () => ({ whenNear: (element: Element, action: () => void) => mockWhenNear(element, action) }));
const mockMoves = { next: jest.fn(), prev: jest.fn(), destroy: jest.fn() };
jest.mock('keen-slider', () => ({
  __esModule: true,
  // As much of a slider as the carousel asks for: it shows the first of its slides.
  default: function Slider(strip: HTMLElement, options: { created: (slider: object) => void }) {
    const slides = [...strip.children];
    const details = { rel: 0, minIdx: 0, maxIdx: slides.length - 1, slides: slides.map((_, index) => ({ portion: index === 0 ? 1 : 0 })) };
    const made = { ...mockMoves, slides, track: { details } };
    options.created(made);
    return made;
  },
}));

const words = { carousel: 'carousel', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
const INTERVAL = 6000;
let isStill = false;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isStill = false;
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: isStill }));
});
afterEach(() => jest.useRealTimers());

async function carousel(autoplay = true) {
  const view = render(
    <Carousel label="Pictures" words={words} inView={autoplay ? 'one' : 'cards'} autoplay={autoplay}>
      <div>first</div>
      <div>second</div>
    </Carousel>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1));
  return view;
}
const wait = () => act(() => jest.advanceTimersByTimeAsync(INTERVAL + 100));

describe('Carousel', () => {
  it('moves on by itself and keeps slides out of view out of reach', async () => {
    await carousel();
    expect(screen.getByText('first').inert).toBe(false);
    expect(screen.getByText('second').inert).toBe(true);
    await wait();
    expect(mockMoves.next).toHaveBeenCalledTimes(1);
  });

  it('stops while the pointer is on it, while it has focus, and after the pause button', async () => {
    await carousel();
    const group = screen.getAllByRole('group')[0] ?? document.body;
    fireEvent.pointerEnter(group);
    await wait();
    fireEvent.pointerLeave(group);
    fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
    await wait();
    fireEvent.blur(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await wait();
    expect(mockMoves.next).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await wait();
    expect(mockMoves.next).toHaveBeenCalledTimes(1);
  });

  it('does not move under reduced motion, and needs no pause button there', async () => {
    isStill = true;
    await carousel();
    await wait();
    expect(mockMoves.next).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(mockMoves.next).toHaveBeenCalledTimes(1);
  });

  it('never moves by itself unless asked to, and says where it ends', async () => {
    await carousel(false);
    await wait();
    expect(mockMoves.next).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  });

  it('keeps the focus that a visitor set on the strip before the slider came', async () => {
    const near: (() => void)[] = [];
    mockWhenNear.mockImplementationOnce((_element, action) => {
      near.push(action);
      return () => undefined;
    });
    await carousel();
    const strip = screen.getAllByRole('group', { name: 'Pictures' })[1];
    act(() => strip?.focus());
    await act(async () => near[0]?.());
    expect(strip).toHaveFocus();
    expect(strip).toHaveAttribute('tabindex', '-1');
  });

  it('gives the slider back with the page', async () => {
    const { unmount } = await carousel();
    unmount();
    expect(mockMoves.destroy).toHaveBeenCalled();
  });
});
