import { parseOptions } from './options';

test('everything runs unless parts are named', () => {
  expect(parseOptions([])).toEqual({ parts: ['bytes', 'load', 'browser', 'lighthouse'], quick: false });
  expect(parseOptions(['load', '--quick'])).toEqual({ parts: ['load'], quick: true });
});

test('a word that means nothing is told', () => {
  expect(() => parseOptions(['lod'])).toThrow('lod');
});
