/**
 * The variant of a picture to show full screen: where the picture in the grid is the linked picture itself,
 * the smallest optimised one that fills the screen; the linked file otherwise.
 * @param pixels width of the screen in device pixels
 */
export function fullPicture(href: string, srcSet: string, pixels: number): string {
  if (!srcSet.includes(encodeURIComponent(href))) return href;
  const variants = srcSet.split(', ').map((variant) => {
    const [src = href, width = ''] = variant.split(' ');
    return { src, width: parseInt(width, 10) };
  });
  return (variants.find(({ width }) => width >= pixels) ?? variants.at(-1))?.src ?? href;
}
