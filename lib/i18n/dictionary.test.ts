/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDictionary, type Dictionary } from './dictionary';
import { textLanguage } from './text-language';

type Section = keyof Dictionary;
const isSection = (name: string): name is Section => Object.hasOwn(getDictionary('en'), name);
const sections = Object.keys(getDictionary('en')).filter(isSection);
type Words = { readonly [key: string]: string | readonly string[] | Words };

interface Phrase {
  place: string;
  section: string;
  key: string;
  phrase: string;
}

/** Every phrase of a section; the phrases of a list or a group go by the name of their list or group. */
function phrasesIn(section: string, words: Words): Phrase[] {
  return Object.entries(words).flatMap(([key, value]): Phrase[] => {
    if (typeof value === 'string') return [{ place: `${section}.${key}`, section, key, phrase: value }];
    return isList(value) ? value.map((phrase, at) => ({ place: `${section}.${key}.${at}`, section, key, phrase })) : phrasesIn(`${section}.${key}`, value);
  });
}
const isList = (value: readonly string[] | Words): value is readonly string[] => Array.isArray(value);
const phrases = (lang: 'en' | 'bn') => sections.flatMap((section) => phrasesIn(section, getDictionary(lang)[section]));
const wording = (phrase: string) => phrase.replace(/\{\w+\}/g, '');
const places = (phrase: string) => [...phrase.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) && !entry.parentPath.includes('i18n/words'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

test('both languages have every word, with the same places for values', () => {
  const bengali = new Map(phrases('bn').map(({ place, phrase }) => [place, phrase]));
  expect([...bengali.keys()].sort()).toEqual(phrases('en').map(({ place }) => place).sort());
  for (const { place, phrase } of phrases('en')) {
    expect(phrase).not.toBe('');
    expect(`${place} ${places(bengali.get(place) ?? '')}`).toBe(`${place} ${places(phrase)}`);
  }
});

/** Names of services and file formats, which Bengali writes as they are. */
const NAMES = new Set(['WhatsApp', 'Facebook', 'WCAG 2.2 AA', 'HTML']);

test('no word is left untranslated', () => {
  const untranslated = phrases('bn').filter(({ phrase }) => !NAMES.has(phrase) && textLanguage(wording(phrase), 'bn') !== 'bn');
  expect(untranslated).toEqual([]);
  expect(phrases('en').filter(({ section, phrase }) => section !== 'layout' && textLanguage(wording(phrase), 'en') !== 'en')).toEqual([]);
});

test('every word is used somewhere', () => {
  const code = ['app', 'components', 'lib'].flatMap(sources).join('\n');
  // A key may be put together from a kind and its ending: words[`${kind}Description`].
  const endings = [...code.matchAll(/\$\{[^}]+\}([A-Z]\w+)`\]/g)].map(([, ending = '']) => ending);
  const isUsed = (key: string) => new RegExp(`\\b${key}\\b`).test(code) || endings.some((ending) => key.endsWith(ending));
  const unused = phrases('en').filter(({ key }) => !isUsed(key));
  expect(unused.map(({ place }) => place)).toEqual([]);
});
