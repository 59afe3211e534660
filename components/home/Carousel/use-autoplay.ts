import type { KeenSliderInstance } from 'keen-slider';
import { useEffect, type RefObject } from 'react';

const SLIDE_MS = 6000;

/** Moves on to the next slide in intervals, but never to one whose picture has not come yet. */
export function useAutoplay(slider: RefObject<KeenSliderInstance | undefined>, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    let isOver = false;
    const timer = setInterval(async () => {
      const shown = slider.current;
      if (!shown || document.hidden) return;
      const next = shown.slides[(shown.track.details.rel + 1) % shown.slides.length];
      await loadPicture(next);
      if (!isOver) shown.next();
    }, SLIDE_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [slider, isRunning]);
}

async function loadPicture(slide: HTMLElement | undefined): Promise<void> {
  const picture = slide?.querySelector('img');
  if (!picture) return;
  picture.loading = 'eager';
  await picture.decode().catch(() => undefined);
}
