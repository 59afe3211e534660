/** @jest-environment node */
import { sitePages } from './catalogue';
import { untidyMaterial } from './untidy-material';

const contents = { folders: [{ ...untidyMaterial.photoAlbums[1], id: '9', parentId: '2', name: { en: 'Deep', bn: '' }, thumbnail: null, folders: null, images: null }], pictures: ['/media/1.jpg'] };
const folders = { photo: new Map([['1', contents], ['3', { folders: [], pictures: [] }]]), video: new Map() };
const pages = sitePages(untidyMaterial, folders);
const at = (path: string) => pages.find((page) => page.path === path);

it('has every page once', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/', '/notice', '/notice/7', '/notice/x%2F5', '/history', '/ভর্তি-তথ্য', '/news-and-events/101', '/achievements/102', '/imageFolder/9', '/administration/message-of-principal']));
  expect(paths).not.toContain('/old-history');
});

it('tells pages with something on them from empty ones', () => {
  const empty = pages.filter(({ hasContent }) => !hasContent).map(({ path }) => path);
  expect(empty).toEqual(expect.arrayContaining(['/empty', '/nothing', '/video-gallery', '/videoFolder', '/imageFolder/3']));
  expect(empty).not.toContain('/history');
});

it('leaves what the administration section shows to that section', () => {
  expect(at('/teacher-information')?.hasContent).toBe(false);
  expect(at('/message-of-principal')?.hasContent).toBe(false);
  expect(at('/administration/teacher-information')?.hasContent).toBe(true);
});

it('dates only what is dated', () => {
  expect(at('/notice/7')?.date).toBe('2026-11-02T04:00:00.000Z');
  expect(at('/notice/x%2F5')?.date).toBeNull();
  expect(at('/contact')?.date).toBeNull();
});

it('knows the pictures of a page: attached, in the text, of people, of folders', () => {
  expect(at('/news-and-events/100')?.pictures).toEqual(['https://img.example/1.jpg', 'https://img.example/in-text.jpg']);
  expect(at('/notice/6')?.pictures).toEqual(['https://files.example/n/notice.JPG?v=1']);
  expect(at('/administration/teacher-information')?.pictures).toEqual(['/media/t.jpg']);
  expect(at('/imageFolder/1')?.pictures).toEqual(['/media/1.jpg']);
});

it('gives folders without a name that of their gallery', () => {
  expect(at('/imageFolder/2')?.title.en).toBe('Photo Gallery');
});

it('has the further pages of long lists', () => {
  const notices = Array.from({ length: 45 }, (_, index) => ({ ...untidyMaterial.notices[0], id: String(index), title: { en: 'x', bn: '' }, file: null, created: null, showScroll: true, category: '' }));
  const paths = sitePages({ ...untidyMaterial, notices }).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/notice/page/'))).toEqual(['/notice/page/2', '/notice/page/3']);
});
