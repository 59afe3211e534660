import { relatedItems } from './related';
import { resolvePage } from './resolve';
import type { SiteMapItem } from './site-map';

function item(id: number, menuCode: string, paths: string[], parentId = 0): SiteMapItem {
  return { id, parentId, menuCode, name: { en: `Item ${id}`, bn: '' }, destination: { kind: 'page', paths } };
}
const siteMap = [
  item(1, '12', ['/at-a-glance'], 5),
  item(2, '22', ['/class-routine', '/school-class-routine'], 5),
  item(3, '33', ['/rover-scout-society'], 5),
  item(4, '44', ['/class-routine'], 5),
  item(5, '5', ['/about']),
];

test('a clean address is the page', () => {
  expect(resolvePage(siteMap, 'class-routine')).toEqual({
    kind: 'page', item: { name: { en: 'Item 2', bn: '' }, menuCode: '22', path: '/class-routine', itemId: 2 },
  });
});

test('an excluded item opens as a page too', () => {
  expect(resolvePage(siteMap, 'at-a-glance')).toMatchObject({ kind: 'page', item: { menuCode: '12' } });
});

test.each([
  ['school-class-routine', '/class-routine'], ['Class-Routine', '/class-routine'], ['rover%20scout%20society', '/rover-scout-society'],
  ['%20rover%20scout%20society%20', '/rover-scout-society'], ['Notice', '/notice'], ['imagefolder', '/imageFolder'], ["student's-login", '/students-login'],
])('the spelling %s redirects to %s', (segment, path) => {
  expect(resolvePage(siteMap, segment)).toEqual({ kind: 'redirect', path });
});

test.each(['nope', '%E0%A4%A', '%', '%00', '', '...', 'constructor', '__proto__', 'toString'])('%j is no page', (segment) => {
  expect(resolvePage(siteMap, segment)).toEqual({ kind: 'missing' });
});

test('a page that section 2 names is one without a row, with a name made from its path', () => {
  expect(resolvePage(siteMap, 'hsc-results')).toMatchObject({ kind: 'page', item: { name: { en: 'HSC Results' }, menuCode: '' } });
});

test('more in this section: the other pages under the same parent, each once', () => {
  const page = resolvePage(siteMap, 'at-a-glance');
  if (page.kind !== 'page') throw new Error('no page');
  expect(relatedItems(siteMap, page.item)).toEqual({
    title: { en: 'Item 5', bn: '' },
    items: [{ name: { en: 'Item 2', bn: '' }, path: '/class-routine' }, { name: { en: 'Item 3', bn: '' }, path: '/rover-scout-society' }],
  });
});
