/** @jest-environment node */
import fc from 'fast-check';
import { exactForm, foldLetters } from './fold';
import { stem } from './stem';
import { wordKeys } from './word-keys';

const stemOf = (word: string) => wordKeys(word)?.stem;

describe('stem', () => {
  it.each([
    ['বিদ্যালয়', 'বিদ্যালয়ের বিদ্যালয়ে বিদ্যালয়কে বিদ্যালয়টি বিদ্যালয়গুলো বিদ্যালয়সমূহ বিদ্যালয়ও বিদ্যালয়েই'],
    ['শিক্ষক', 'শিক্ষকের শিক্ষকদের শিক্ষককে শিক্ষকগণ শিক্ষকবৃন্দ শিক্ষকেরা শিক্ষকদেরকে শিক্ষকমণ্ডলী শিক্ষকমন্ডলীর'],
    ['পরীক্ষা', 'পরীক্ষার পরীক্ষায় পরীক্ষাকে পরীক্ষাতে পরীক্ষাটি পরীক্ষাগুলি পরীক্ষাসমূহের'],
    ['ভর্তি', 'ভর্তির ভর্তিতে'],
    ['ছাত্রী', 'ছাত্রীদের ছাত্রীরা ছাত্রীটিকে'],
    ['শনিবার', 'শনিবারের শনিবারে'],
    ['নোটিশ', 'নোটিশটি নোটিশের নোটিশগুলোর'],
    ['বই', 'বইয়ের বইয়েরও'],
    ['ঢাকা', 'ঢাকার ঢাকায়'],
    ['teacher', 'teachers'],
    ['library', 'libraries'],
    ['class', 'classes'],
    ['syllabus', 'syllabus'],
  ])('is the same for every form of %s', (word, forms) => {
    for (const form of forms.split(' ')) expect([form, stemOf(form)]).toEqual([form, stemOf(word)]);
  });

  it.each(['সভা', 'বার', 'আর', 'মা', 'দুই', 'সময়', 'খবর', 'মোটর', 'ফলাফল', 'is', 'bus', 'gas'])(
    'leaves %s whole',
    (word) => {
      expect(stemOf(word)).toBe(wordKeys(word)?.folded);
    },
  );

  it('is not cut again when it is looked for', () => {
    const letter = fc.constantFrom(...'করতদলনশ', 'া', 'ি', 'ে', 'ের', 'টি', 'কে', 'ই', 'গুলো', 'ত্র', 'য়');
    const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, (text) => {
        const once = stem(foldLetters(exactForm(text)));
        expect(stem(once)).toBe(once);
      }),
    );
  });
});
