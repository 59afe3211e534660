import { mapHref, phoneHref } from './contact';

test.each([
  ['+880 2-9876543', 'tel:+88029876543'],
  ['০১৭১১-০০০০০০', 'tel:01711000000'],
  ['01711-000000, 01811-000000', 'tel:01711000000'],
  ['02 123 / 02 456', 'tel:02123'],
  ['(+880) 1711 000000', 'tel:+8801711000000'],
])('%s is called at %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test('the map asks for name and address', () => {
  const school = { name: { en: 'A & B School', bn: '' }, address: { en: '', bn: 'ঢাকা' } };
  expect(new URL(mapHref(school)).searchParams.get('query')).toBe('A & B School, ঢাকা');
  expect(mapHref({ ...school, address: { en: '', bn: '' } })).toContain('query=A%20%26%20B%20School');
});
