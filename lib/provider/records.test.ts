/** @jest-environment node */
import { z } from 'zod';
import { openEnvelope } from './envelope';
import { flag, id, line, number, optionalId, text } from './fields';
import { distinct, readRecords } from './records';

const schema = z.object({ Id: id, Name: line });
const names = (data: unknown) => readRecords('P', data, schema, (row) => row.Name);

test('a broken record is left out, the others live', () => {
  expect(names([{ Id: 1, Name: 'a' }, null, 'x', { Name: 'no id' }, { Id: 2, Name: { en: 'object' } }, { Id: '3', Name: ' b  c ', More: 1 }])).toEqual(['a', 'b c']);
});

test('null and an empty list are empty; anything that is no list has failed', () => {
  expect(names(null)).toEqual([]);
  expect(names([])).toEqual([]);
  for (const data of [undefined, {}, 'x', 1, true]) expect(() => names(data)).toThrow(expect.objectContaining({ kind: 'envelope' }));
});

test('a list of nothing but broken records has failed, it is not empty', () => {
  expect(() => names([1, 2, 3])).toThrow(expect.objectContaining({ kind: 'records' }));
});

test('a number that comes as a string counts as the number', () => {
  const read = (value: unknown) => number.parse(value);
  expect([read('3'), read(' 3 '), read(3), read('3.5'), read('-1')]).toEqual([3, 3, 3, 3.5, -1]);
  expect([read('x'), read(''), read(null), read(undefined), read({}), read('1e3'), read('0x1')]).toEqual([null, null, null, null, null, null, null]);
});

test('flags are read in the ways systems write them', () => {
  expect([true, 'true', 'True ', 1, '1', 'yes'].map((value) => flag.parse(value))).toEqual(Array(6).fill(true));
  expect([false, 'false', 0, '0', 'No'].map((value) => flag.parse(value))).toEqual(Array(5).fill(false));
  expect([null, undefined, '', 'maybe', {}, 2].map((value) => flag.parse(value))).toEqual(Array(6).fill(null));
});

test('identifiers are numbers or short texts that fit into an address', () => {
  expect([id.parse(7), id.parse(' 7 '), id.parse('a-b')]).toEqual(['7', '7', 'a-b']);
  for (const value of ['', null, undefined, {}, 'a/b', '..\\x', 'a?b', 'x'.repeat(65)]) expect(id.safeParse(value).success).toBe(false);
  expect(optionalId.parse({})).toBeNull();
});

test('text is tidied of what no page can show', () => {
  expect(text.parse(' a\u0000b\u0007\ud800 ')).toBe('ab\ufffd');
  expect(text.parse(null)).toBe('');
  expect(text.safeParse({}).success).toBe(false);
});

test('the first of several with the same key is kept', () => {
  expect(distinct(['a1', 'b1', 'a2'], (item) => item.charAt(0))).toEqual(['a1', 'b1']);
});

test('an envelope without data, and what is no JSON, have failed', () => {
  expect(openEnvelope('P', '{"data":[1],"more":2}')).toEqual([1]);
  expect(openEnvelope('P', '{"data":null}')).toBeNull();
  for (const [answer, kind] of [['{}', 'envelope'], ['[]', 'envelope'], ['null', 'envelope'], ['"data"', 'envelope'], ['{"data":[1', 'not-json'], ['<html>', 'not-json'], ['', 'not-json']]) {
    expect(() => openEnvelope('P', answer ?? '')).toThrow(expect.objectContaining({ kind }));
  }
});

test('an answer nested absurdly deep has failed; brackets inside texts do not count', () => {
  const nested = (depth: number) => `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(() => openEnvelope('P', nested(50))).not.toThrow();
  expect(() => openEnvelope('P', nested(100_000))).toThrow(expect.objectContaining({ kind: 'too-deep' }));
  expect(() => openEnvelope('P', JSON.stringify({ data: `"${'['.repeat(500)}\\` }))).not.toThrow();
});
