/** @jest-environment node */
import { queryWordKeys, wordKeys } from './word-keys';

const sharesSound = (typed: string, written: string) => {
  const sounds = wordKeys(written)?.sounds ?? [];
  return (queryWordKeys(typed)?.sounds ?? []).some((sound) => sounds.includes(sound));
};

describe('sound keys', () => {
  it.each([
    ['ভর্তি', 'bhorti vorti varti bharti'],
    ['ভর্তির', 'vortir bhortir'],
    ['বিজ্ঞপ্তি', 'biggopti bigyapti biggapti'],
    ['পরীক্ষা', 'porikkha porikha poriksa pariksha poriksha porikkhar porikkhay'],
    ['শিক্ষক', 'shikkhok sikkhok shikkhak shikkhokder'],
    ['শিক্ষা', 'shikkha siksha'],
    ['ফলাফল', 'folafol pholaphol falafal'],
    ['ছুটি', 'chhuti chuti'],
    ['বেতন', 'beton'],
    ['অধ্যক্ষ', 'oddhokkho odhokkho adhyaksha'],
    ['বিদ্যালয়', 'biddaloy bidyaloy vidyalay biddaloyer'],
    ['বিশ্ববিদ্যালয়', 'bissobiddaloy bishwabidyalay'],
    ['স্বাধীনতা', 'shadhinota swadhinata'],
    ['প্রতিযোগিতা', 'protijogita'],
    ['ক্রীড়া', 'krira kreera krida'],
    ['সাংস্কৃতিক', 'sangskritik sanskritik'],
    ['যোগাযোগ', 'jogajog'],
    ['নিয়ম', 'niyom niom'],
    ['অভিভাবক', 'obhibhabok ovivabok'],
    ['ছাত্র', 'chhatro chatro'],
    ['চাকরি', 'chakri cakri'],
    ['বই', 'boi'],
    ['ঈদ', 'eid id'],
    ['র‍্যালি', 'rally'],
    ['চৌধুরী', 'chowdhury choudhuri'],
    ['হোসেন', 'hossain hossen'],
    ['রহমান', 'rahman rohman'],
    ['আক্তার', 'akter aktar'],
    ['উদ্বোধন', 'udbodhon'],
    ['ওয়েব', 'web'],
  ])('hear %s in %s', (written, typed) => {
    for (const word of typed.split(' ')) expect([word, sharesSound(word, written)]).toEqual([word, true]);
  });

  it.each([
    ['রুটিন', 'routine'],
    ['নোটিশ', 'notice'],
    ['স্কুল', 'school'],
    ['কলেজ', 'college'],
    ['প্রিন্সিপাল', 'principal'],
    ['অ্যাডমিশন', 'admission'],
    ['টিচার', 'teacher'],
    ['ফরম', 'form'],
  ])('hear the English word in %s', (written, english) => {
    expect(sharesSound(english, written)).toBe(true);
  });

  it.each([
    ['ভর্তি', 'barta'],
    ['ছুটি', 'chhata'],
    ['শিক্ষক', 'shikkha'],
    ['বেতন', 'batin'],
  ])('tell %s from %s', (written, typed) => {
    expect(sharesSound(typed, written)).toBe(false);
  });
});
