import { getDictionary } from '@/lib/i18n/dictionary';
import type { Lang } from '@/lib/i18n/lang';
import type { CarouselWords } from './Carousel/Carousel';

/** The words that a carousel's buttons say. */
export function carouselWords(lang: Lang): CarouselWords {
  const { carousel, previousSlide, nextSlide, pauseSlides, playSlides } = getDictionary(lang).home;
  return { carousel, previous: previousSlide, next: nextSlide, pause: pauseSlides, play: playSlides };
}
