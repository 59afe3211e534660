import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import type { Lang } from '@/lib/i18n/lang';
import { formatNumber } from '@/lib/i18n/numbers';
import { fullPicture } from './full-picture';
import type { LightboxWords } from './Lightbox';
import './lightbox.scss';

// On a slow line the lightbox opens with the thumbnail's proportions instead of keeping the visitor waiting.
const PATIENCE_MS = 500;
const GUESSED_WIDTH = 1600;

interface Photo extends SlideData {
  element: HTMLElement;
  src: string;
  width: number;
  height: number;
  measured?: Promise<boolean>;
}

function photoOf(link: HTMLAnchorElement): Photo {
  const img = link.querySelector('img');
  const ratio = img?.naturalWidth ? img.naturalHeight / img.naturalWidth : 0.75;
  return {
    element: link,
    src: fullPicture(link.getAttribute('href') ?? link.href, img?.srcset ?? '', innerWidth * devicePixelRatio),
    msrc: img?.currentSrc,
    alt: img?.alt || link.textContent.trim(),
    width: GUESSED_WIDTH,
    height: Math.round(GUESSED_WIDTH * ratio),
    thumbCropped: true,
  };
}

/** Loads a photo to learn its real size. @returns whether that differs from the guess */
function measure(photo: Photo): Promise<boolean> {
  photo.measured ??= new Promise((resolve) => {
    const img = new Image();
    img.onload = () => {
      const differs = img.naturalWidth !== photo.width || img.naturalHeight !== photo.height;
      [photo.width, photo.height] = [img.naturalWidth, img.naturalHeight];
      resolve(differs && img.naturalWidth > 0);
    };
    img.onerror = () => resolve(false);
    img.src = photo.src;
  });
  return photo.measured;
}

function register(pswp: PhotoSwipe, photos: readonly Photo[], lang: Lang, words: LightboxWords) {
  const local = (value: number) => formatNumber(value, lang);
  const values = () => ({ number: local(pswp.currIndex + 1), total: local(pswp.getNumItems()) });
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'number',
      order: 5,
      onInit: (element) => pswp.on('change', () => {
        const { number, total } = values();
        element.textContent = words.count.replace('{number}', number).replace('{total}', total);
      }),
    });
    pswp.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        pswp.on('change', () => {
          const caption = photos[pswp.currIndex]?.element.querySelector('[data-caption]')?.cloneNode(true);
          element.replaceChildren(...(caption ? [caption] : []));
        });
      },
    });
  });
  pswp.on('firstUpdate', () => pswp.element?.setAttribute('aria-label', words.title));
}

/**
 * Opens the pictures that links lead to, full screen, with keyboard and swipe.
 * @returns what closes the lightbox at once
 */
export async function openLightbox(links: readonly HTMLAnchorElement[], index: number, lang: Lang, words: LightboxWords): Promise<() => void> {
  const photos = links.map(photoOf);
  const opened = photos[index];
  if (opened) await Promise.race([measure(opened), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pswp = new PhotoSwipe({
    dataSource: photos,
    index,
    counter: false,
    closeTitle: words.close,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    zoomTitle: words.zoom,
    errorMsg: words.failed,
    ...(still ? { showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: 0 } : {}),
  });
  register(pswp, photos, lang, words);
  pswp.on('contentLoad', ({ content }) => {
    const photo = photos[content.index];
    if (photo) void measure(photo).then((differs) => differs && refresh(pswp, photo, content.index));
  });
  pswp.init();
  return () => pswp.destroy();
}

function refresh(pswp: PhotoSwipe, photo: Photo, index: number) {
  const drawn = pswp.mainScroll?.itemHolders.find(({ slide }) => slide?.index === index)?.slide;
  if (pswp.isDestroying || (drawn && drawn.width === photo.width && drawn.height === photo.height)) return;
  pswp.refreshSlideContent(index);
}
