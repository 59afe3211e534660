'use client';

import { useId, useState, type FocusEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Carousel.module.scss';
import { useAutoplay } from './use-autoplay';
import { useSlider, type SlidesInView } from './use-slider';

export interface CarouselWords {
  carousel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselProps {
  label: string;
  words: CarouselWords;
  inView: SlidesInView;
  /** Changes slides by itself; never under reduced motion, on hover, on focus or after the pause button. */
  autoplay?: boolean;
  /** The slides, each a named group. */
  children: ReactNode;
}

/** A strip of slides that scrolls without script and becomes a slider with buttons with it (ARIA practices: carousel). */
export function Carousel({ label, words, inView, autoplay = false, children }: CarouselProps) {
  const id = useId();
  const { strip, isOn, isStill, state, slider } = useSlider(inView);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const moves = isOn && autoplay && !isStill;
  const isRunning = moves && !isPaused && !isHovered && !isFocused;
  useAutoplay(slider, isRunning);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const isNeeded = isOn && !(state.isAtStart && state.isAtEnd);
  return (
    <div
      className={inView === 'one' ? styles.one : styles.cards}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-on={isOn ? '' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div className={styles.controls} data-needed={isNeeded ? '' : undefined} data-print="no">
        {moves && (
          <button type="button" className={styles.button} aria-label={isPaused ? words.play : words.pause} onClick={() => setPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
        )}
        <button type="button" className={styles.button} aria-label={words.previous} aria-controls={id} aria-disabled={state.isAtStart || undefined} onClick={() => slider.current?.prev()}>
          <Icon name="chevronLeft" />
        </button>
        <button type="button" className={styles.button} aria-label={words.next} aria-controls={id} aria-disabled={state.isAtEnd || undefined} onClick={() => slider.current?.next()}>
          <Icon name="chevronRight" />
        </button>
      </div>
      <div ref={strip} id={id} className={styles.strip} role="group" aria-label={label} tabIndex={isOn ? -1 : 0} aria-live={isOn && !isRunning ? 'polite' : 'off'}>
        {children}
      </div>
    </div>
  );
}
