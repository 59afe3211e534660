/** Screens with a route of their own (section 2); every other single segment is a generic content page. */
export const FIXED_SCREENS = [
  '/notice',
  '/contact',
  '/photo-gallery',
  '/video-gallery',
  '/administration',
  '/news-and-events',
  '/achievements',
  '/imageFolder',
  '/videoFolder',
  '/search',
  '/accessibility',
] as const;
