import { buildMenu, type MenuNode } from './menu';
import type { Destination, SiteMapItem } from './site-map';

function item(id: number, parentId: number, fields: Partial<SiteMapItem> = {}): SiteMapItem {
  const destination: Destination = { kind: 'page', paths: [`/p${id}`] };
  return { id, parentId, menuCode: String(1000 + id), name: { en: `Item ${id}`, bn: '' }, destination, ...fields };
}
const keys = (nodes: readonly MenuNode[]) => nodes.map(({ key }) => key);

test.each(['187', '216', '217', '12'])('the item with menu code %s is left out, with its children', (menuCode) => {
  const { first, second } = buildMenu([item(1, 0), item(2, 0, { menuCode }), item(3, 2)]);
  expect(keys([...first, ...second])).toEqual(['1']);
});

test('its neighbours in number stay', () => {
  const { first, second } = buildMenu(['186', '188', '215', '218', '11', '13'].map((menuCode, at) => item(at + 1, 0, { menuCode })));
  expect(first.length + second.length).toBe(6);
});

test('children stand under their parent, everything sorted by Id', () => {
  const { first } = buildMenu([item(20, 1), item(3, 1), item(1, 0), item(11, 3)]);
  expect(keys(first)).toEqual(['1']);
  expect(keys(first[0]?.children ?? [])).toEqual(['3', '20']);
  expect(keys(first[0]?.children[0]?.children ?? [])).toEqual(['11']);
});

test('a child whose parent is missing is left out', () => {
  expect(buildMenu([item(1, 0), item(2, 99)])).toEqual(buildMenu([item(1, 0)]));
});

test.each([[1, 1, 0], [2, 1, 1], [5, 3, 2], [11, 6, 5]])('of %i items the first half has %i, the second %i', (count, first, second) => {
  const menu = buildMenu(Array.from({ length: count }, (_, at) => item(at + 1, 0)));
  expect([menu.first.length, menu.second.length]).toEqual([first, second]);
});

test('an entry that is its own parent, and a cycle, end', () => {
  const { first } = buildMenu([item(1, 0), item(2, 2), item(3, 4), item(4, 3)]);
  expect(keys(first)).toEqual(['1']);
});

test('a top-level entry with nothing to open is left out; below one it stays as a heading', () => {
  const none: Destination = { kind: 'none' };
  const { first, second } = buildMenu([item(1, 0, { destination: none }), item(2, 0, { destination: none }), item(3, 2, { destination: none })]);
  expect(keys([...first, ...second])).toEqual(['2']);
  expect(first[0]).toMatchObject({ href: null, children: [{ key: '3', href: null }] });
});

test('a duplicate of name and address under the same parent is shown once', () => {
  const destination: Destination = { kind: 'page', paths: ['/x'] };
  const twice = [item(2, 1, { destination, name: { en: 'Fees', bn: '' } }), item(3, 1, { destination, name: { en: 'fees', bn: '' } })];
  expect(keys(buildMenu([item(1, 0), ...twice]).first[0]?.children ?? [])).toEqual(['2']);
});

test('external addresses say so', () => {
  const { first } = buildMenu([item(1, 0, { destination: { kind: 'external', url: 'https://example.org/' } })]);
  expect(first[0]).toMatchObject({ href: 'https://example.org/', external: true });
});
