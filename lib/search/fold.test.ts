/** @jest-environment node */
import fc from 'fast-check';
import { exactForm, foldLetters, withoutHasanta } from './fold';

const folded = (word: string) => withoutHasanta(foldLetters(exactForm(word)));

describe('exactForm', () => {
  it.each([
    ['composed and decomposed য়', 'বিদ্যাল\u09df', 'বিদ্যাল\u09af\u09bc'],
    ['composed and decomposed ড়', 'ক্রী\u09dcা', 'ক্রী\u09a1\u09bcা'],
    ['composed and decomposed ঢ়', 'আষা\u09dd', 'আষা\u09a2\u09bc'],
    ['composed and decomposed ো', 'স্ক\u09cbর', 'স্ক\u09c7\u09beর'],
    ['joiners', 'র\u200d্যালি', 'র্যালি'],
    ['a non-joiner', 'ক্\u200cষ', 'ক্ষ'],
    ['Bengali and Latin digits', '২০২৬', '2026'],
    ['upper and lower case', 'SSC', 'ssc'],
    ['full-width letters', 'ＳＳＣ', 'ssc'],
  ])('makes one of %s', (_, one, other) => {
    expect(exactForm(one)).toBe(exactForm(other));
  });

  it('keeps letters apart that only sound alike', () => {
    expect(exactForm('শ্রেণী')).not.toBe(exactForm('শ্রেণি'));
  });

  it('changes nothing the second time, whatever the word', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (word) => exactForm(exactForm(word)) === exactForm(word)));
  });
});

describe('folding', () => {
  it.each([
    ['শ্রেণী', 'শ্রেণি'],
    ['ভর্তী', 'ভর্তি'],
    ['ভরতি', 'ভর্তি'],
    ['পূজা', 'পুজা'],
    ['ঈদ', 'ইদ'],
    ['উষা', 'ঊষা'],
    ['শিক্ষক', 'সিক্ষক'],
    ['বিষয়', 'বিশয়'],
    ['কারণ', 'কারন'],
    ['যোগাযোগ', 'জোগাজোগ'],
    ['কার্যক্রম', 'কার্জক্রম'],
    ['উৎসব', 'উত্সব'],
    ['চাঁদ', 'চাদ'],
    ['দুঃখ', 'দুখ'],
    ['ক্রীড়া', 'ক্রীরা'],
    ['বাংলা', 'বাঙলা'],
    ['পরীক্ষা', 'পরিক্খা'],
    ['résumé', 'resume'],
  ])('makes one of %s and %s', (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  it.each([
    ['বিদ্যা', 'বিদ্জা'],
    ['কলা', 'কালা'],
    ['দিন', 'দান'],
    ['সময়', 'সমজ'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });
});
