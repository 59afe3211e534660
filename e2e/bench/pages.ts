export interface BenchPage {
  name: string;
  path: string;
}

/** The four that goals are stated for. */
export const HOME: BenchPage = { name: 'home', path: '/' };
export const CONTENT: BenchPage = { name: 'content page', path: '/class-routine' };
export const NOTICE: BenchPage = { name: 'notice', path: '/notice/101' };
export const GALLERY: BenchPage = { name: 'gallery', path: '/photo-gallery' };

/** One page of every type, of the sample school. */
export const PAGES: readonly BenchPage[] = [
  HOME,
  { name: 'home, Bengali', path: '/bn' },
  CONTENT,
  { name: 'content page, Bengali', path: '/bn/class-routine' },
  { name: 'long text', path: '/history' },
  { name: 'notice board', path: '/notice' },
  NOTICE,
  GALLERY,
  { name: 'photo folder', path: '/imageFolder/702' },
  { name: 'video folder', path: '/videoFolder' },
  { name: 'teachers', path: '/administration/teacher-information' },
  { name: 'governing body', path: '/administration/governing-body' },
  { name: 'news list', path: '/news-and-events' },
  { name: 'achievements', path: '/achievements' },
  { name: 'contact', path: '/contact' },
  { name: 'search', path: '/search?q=exam' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'unknown address', path: '/no-such-page' },
];
