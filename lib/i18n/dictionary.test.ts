/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDictionary, type Dictionary } from './dictionary';
import { textLanguage } from './text-language';

type Section = keyof Dictionary;
const isSection = (name: string): name is Section => Object.hasOwn(getDictionary('en'), name);
const sections = Object.keys(getDictionary('en')).filter(isSection);
type Words = { readonly [key: string]: string | Words };

function phrasesIn(section: string, words: Words): { section: string; key: string; phrase: string }[] {
  return Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [{ section, key, phrase: value }] : phrasesIn(`${section}.${key}`, value)));
}
const phrases = (lang: 'en' | 'bn') => sections.flatMap((section) => phrasesIn(section, getDictionary(lang)[section]));
const wording = (phrase: string) => phrase.replace(/\{\w+\}/g, '');
const places = (phrase: string) => [...phrase.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) && !entry.parentPath.includes('i18n/words'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

test('both languages have every word, with the same places for values', () => {
  const bengali = new Map(phrases('bn').map(({ section, key, phrase }) => [`${section}.${key}`, phrase]));
  expect([...bengali.keys()].sort()).toEqual(phrases('en').map(({ section, key }) => `${section}.${key}`).sort());
  for (const { section, key, phrase } of phrases('en')) {
    expect(phrase).not.toBe('');
    expect(`${section}.${key} ${places(bengali.get(`${section}.${key}`) ?? '')}`).toBe(`${section}.${key} ${places(phrase)}`);
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
  expect(unused.map(({ section, key }) => `${section}.${key}`)).toEqual([]);
});
