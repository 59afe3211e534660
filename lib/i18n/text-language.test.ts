import { fill } from './dictionary';
import { inLanguage } from './bilingual';
import { formatNumber, localDigits } from './numbers';
import { languageAttributes, textLanguage } from './text-language';

test.each([
  ['ভর্তি বিজ্ঞপ্তি', 'bn'], ['Admission circular', 'en'], ['بسم الله', 'ar'], ['SSC পরীক্ষার রুটিন', 'bn'], ['HSC-2026 Test Exam (বাংলা)', 'en'], ['2026 - 12', 'bn'],
])('%s is in %s', (text, lang) => {
  expect(textLanguage(text, 'bn')).toBe(lang);
});

test('only a text in another language than the page is marked, Arabic with its direction', () => {
  expect(languageAttributes('নোটিশ', 'bn')).toEqual({});
  expect(languageAttributes('নোটিশ', 'en')).toEqual({ lang: 'bn' });
  expect(languageAttributes('بسم الله', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(languageAttributes('১২৩ !', 'en')).toEqual({ lang: 'bn' });
});

test('a text falls back to the other language', () => {
  expect(inLanguage({ en: 'Notice', bn: '' }, 'bn')).toBe('Notice');
  expect(inLanguage({ en: '', bn: 'নোটিশ' }, 'en')).toBe('নোটিশ');
  expect(inLanguage({ en: 'Notice', bn: 'নোটিশ' }, 'bn')).toBe('নোটিশ');
});

test('numbers and phrases come in the page’s language', () => {
  expect(formatNumber(2000, 'en')).toBe('2,000');
  expect(formatNumber(2000, 'bn')).toBe('২,০০০');
  expect(localDigits('01700-123', 'bn')).toBe('০১৭০০-১২৩');
  expect(fill('Page {page} of {pages}', { page: '1', pages: '$&' })).toBe('Page 1 of $&');
});
