import type KeenSlider from 'keen-slider';
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near';

/** One slide at a time, or cards: one under 768 px and otherwise three (section 9). */
export type SlidesInView = 'one' | 'cards';

const SPACING_PX = 16;
// The slider divides by it, so it cannot be 0.
const NO_TIME = { duration: 1 };

/** A slider that loops is at neither end. */
interface SliderState {
  isAtStart: boolean;
  isAtEnd: boolean;
}

function optionsFor(inView: SlidesInView, isStill: boolean): KeenSliderOptions {
  return {
    selector: (strip) => [...strip.children].filter((slide) => slide instanceof HTMLElement),
    ...(isStill ? { defaultAnimation: NO_TIME } : {}),
    ...(inView === 'one'
      ? { loop: true, slides: { perView: 1 } }
      : {
          slides: { perView: 1, spacing: SPACING_PX },
          breakpoints: { '(width >= 768px)': { slides: { perView: 3, spacing: SPACING_PX } } },
        }),
  };
}

/** Slides out of view are out of reach for keyboard and screen reader as well. */
function hideOutOfView(slider: KeenSliderInstance): void {
  const { slides } = slider.track.details;
  slider.slides.forEach((slide, index) => {
    slide.inert = (slides[index]?.portion ?? 0) < 0.5;
  });
}

/**
 * Turns a strip that scrolls into a slider once it is near the view. `isOn` says that its code has come:
 * the strip must stop scrolling by itself from then on.
 */
export function useSlider(inView: SlidesInView) {
  const strip = useRef<HTMLDivElement>(null);
  const [Slider, setSlider] = useState<typeof KeenSlider>();
  const [state, setState] = useState<SliderState>({ isAtStart: true, isAtEnd: true });
  const slider = useRef<KeenSliderInstance>(undefined);
  const isStill = Slider !== undefined && matchMedia('(prefers-reduced-motion: reduce)').matches;

  useEffect(() => {
    if (!strip.current) return;
    return whenNear(strip.current, () => {
      import('keen-slider').then((code) => setSlider(() => code.default)).catch(() => undefined);
    });
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!Slider || !element) return;
    const scrolled = element.clientWidth > 0 ? element.scrollLeft / element.clientWidth : 0;
    element.scrollLeft = 0;
    const tell = (told: KeenSliderInstance) => {
      const { rel, minIdx, maxIdx } = told.track.details;
      const loops = inView === 'one';
      setState({ isAtStart: !loops && rel <= minIdx, isAtEnd: !loops && rel >= maxIdx });
      hideOutOfView(told);
    };
    const made = new Slider(element, {
      ...optionsFor(inView, isStill),
      initial: Math.round(scrolled),
      created: tell,
      updated: tell,
      slideChanged: tell,
      animationEnded: tell,
    });
    slider.current = made;
    return () => {
      slider.current = undefined;
      made.destroy();
    };
  }, [Slider, inView, isStill]);

  return { strip, isOn: Slider !== undefined, isStill, state, slider };
}
