import { fullPicture } from './full-picture';

const href = '/media/a b.jpg';
const of = (src: string) => [320, 640, 1280].map((width) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=70 ${width}w`).join(', ');

describe('fullPicture', () => {
  it.each([
    [300, 320],
    [320, 320],
    [321, 640],
    [1280, 1280],
    [4000, 1280],
  ])('takes the smallest variant that fills a screen of %i pixels', (pixels, width) => {
    expect(fullPicture(href, of(href), pixels)).toBe(`/_next/image?url=${encodeURIComponent(href)}&w=${width}&q=70`);
  });

  it('takes the linked file where the grid shows another picture, or none that was optimised', () => {
    expect(fullPicture(href, of('/media/thumb.jpg'), 640)).toBe(href);
    expect(fullPicture(href, '', 640)).toBe(href);
  });
});
