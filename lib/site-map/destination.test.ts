import { destinationOf } from './destination';

const name = { en: 'Fees', bn: '' };
const paths = (url: string) => destinationOf(url, name, true);

test.each([
  ['/fees', ['/fees']],
  ['/academic-calendar ', ['/academic-calendar']],
  ['/class-routine | /school-class-routine', ['/class-routine', '/school-class-routine']],
  ['/admission-circular |', ['/admission-circular']],
  ['/rover scout society', ['/rover-scout-society']],
  ["/teacher's-list-college | /x", ['/teachers-list-college', '/x']],
  ['/sports-&-karate-club', ['/sports-and-karate-club']],
  ['/Fees%20List', ['/fees-list']],
  ['/bad%E0%A4%A', ['/bad-e0-a4-a']],
  ['fees', ['/fees']],
  ['/imagefolder/12', ['/imageFolder/12']],
  ['/ভর্তি তথ্য', ['/ভর্তি-তথ্য']],
  ['/fees?x=1#y', ['/fees']],
  ['/', ['/']],
])('%j opens %j', (url, expected) => {
  expect(paths(url)).toEqual({ kind: 'page', paths: expected });
});

test.each([
  ['https://example.org/x', 'https://example.org/x'],
  ['www.example.org/x', 'https://www.example.org/x'],
  ['# | http://example.org', 'http://example.org/'],
])('%j is external', (url, expected) => {
  expect(paths(url)).toEqual({ kind: 'external', url: expected });
});

test.each(['#', '', ' ', '/#', '|', 'javascript:alert(1)', '///'])('%j leads nowhere', (url) => {
  expect(paths(url)).toEqual({ kind: 'none' });
});

test('the # leaves Home and Contact lead to their screens; as parents they do not', () => {
  expect(destinationOf('#', { en: 'Home', bn: '' }, true)).toEqual({ kind: 'page', paths: ['/'] });
  expect(destinationOf('#', { en: '', bn: 'যোগাযোগ' }, true)).toEqual({ kind: 'page', paths: ['/contact'] });
  expect(destinationOf('#', { en: 'Contact', bn: '' }, false)).toEqual({ kind: 'none' });
});
