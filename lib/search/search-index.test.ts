/** @jest-environment node */
import fc from 'fast-check';
import type { SearchDocument } from './document';
import { buildSearchIndex } from './search-index';

const NOW = new Date('2026-06-01T00:00:00Z');

function document(id: string, titleEn: string, titleBn = '', more: Partial<SearchDocument> = {}): SearchDocument {
  const blank = { en: '', bn: '' };
  return { id, kind: 'page', href: `/${id}`, title: { en: titleEn, bn: titleBn }, body: blank, date: null, ...more };
}

const filler = [
  document('history', 'History', 'ইতিহাস', { body: { en: 'The school began in 1962.', bn: '১৯৬২ সালে বিদ্যালয়টির যাত্রা শুরু।' } }),
  document('uniform', 'Uniform', 'ইউনিফর্ম'),
  document('library', 'Library', 'গ্রন্থাগার'),
  document('teachers', 'Teachers', 'শিক্ষকমণ্ডলী'),
  document('science-club', 'Science Club', 'বিজ্ঞান ক্লাব'),
  document('quiz-club', 'Quiz Club', 'কুইজ ক্লাব'),
];

function idsOf(documents: SearchDocument[], query: string, limit = 10): string[] {
  const index = buildSearchIndex([...documents, ...filler]);
  return index.search(query, { limit, lang: 'en', now: NOW }).hits.map((hit) => hit.document.id);
}

describe('the order of the hits', () => {
  it('puts titles before bodies', () => {
    const inBody = document('in-body', 'Rules', '', { body: { en: 'The hostel has rules', bn: '' } });
    expect(idsOf([inBody, document('in-title', 'Hostel')], 'hostel')).toEqual(['in-title', 'in-body']);
  });

  it('puts newer notices before older ones', () => {
    const notice = (id: string, date: string) => document(id, 'Exam fees', '', { kind: 'notice', date });
    const notices = [notice('old', '2020-01-01T00:00:00Z'), notice('new', '2026-05-01T00:00:00Z'), notice('mid', '2025-06-01T00:00:00Z')];
    expect(idsOf(notices, 'exam fees')).toEqual(['new', 'mid', 'old']);
  });

  it('puts exact before folded, folded before synonyms, synonyms before sounded out', () => {
    const spellings = [
      document('sounded', 'Chuti'),
      document('synonym', 'Vacation'),
      document('folded', '', 'ছুটী'),
      document('exact', '', 'ছুটি'),
    ];
    expect(idsOf(spellings, 'ছুটি')).toEqual(['exact', 'folded', 'synonym', 'sounded']);
  });

  it('puts all of the words before some of them', () => {
    const documents = [document('one', 'Admission'), document('both', 'Rules', '', { body: { en: 'Admission form here', bn: '' } })];
    expect(idsOf(documents, 'admission form')[0]).toBe('both');
  });

  it('falls back to some of the words', () => {
    expect(idsOf([document('fees', 'Tuition fees')], 'fees xylophone')).toEqual(['fees']);
  });

  it('keeps the order of equals', () => {
    expect(idsOf([document('a', 'Hostel'), document('b', 'Hostel')], 'hostel')).toEqual(['a', 'b']);
  });
});

describe('what is found', () => {
  const admission = document('admission', '', 'ভর্তি বিজ্ঞপ্তি ২০২৬');
  it.each(['ভর্তি', 'ভর্তী', 'ভর্তির', 'vorti', 'bhorti biggopti', 'admission', 'Admision', '2026', '২০২৬', 'biggop', 'ভর'])(
    'finds the admission notice by %s',
    (query) => {
      expect(idsOf([admission], query)[0]).toBe('admission');
    },
  );

  it.each([
    ['two words for one', 'ক্লাসের সময়সূচি', 'সময় সূচি'],
    ['one word for two', 'প্রবেশ পত্র', 'প্রবেশপত্র'],
    ['one English word for two', 'Admit card', 'admitcard'],
    ['an abbreviation with dots', 'SSC exam', 'S.S.C'],
    ['an abbreviation with dots in the text', 'S.S.C. exam', 'ssc'],
    ['the letters of an abbreviation', 'এসএসসি', 'এস এস সি'],
    ['an abbreviation in the other script', 'এইচ.এস.সি. পরীক্ষা', 'HSC'],
    ['an ordinal by its digit', '৯ম শ্রেণি', 'class 9'],
  ])('finds %s', (_, title, query) => {
    expect(idsOf([document('it', title)], query)[0]).toBe('it');
  });

  it('finds what is typed half, as a suggestion with its marked title', () => {
    const index = buildSearchIndex(filler);
    expect(index.suggest('libr', { limit: 5, lang: 'en', now: NOW })).toEqual([
      { document: filler[2], title: { lang: 'en', text: 'Library', marks: [[0, 7]] } },
    ]);
  });

  it('shows title and excerpt in the language in which they hit', () => {
    const index = buildSearchIndex(filler);
    const [bengali] = index.search('বিদ্যালয়ের যাত্রা', { limit: 1, lang: 'en', now: NOW }).hits;
    expect(bengali?.excerpt).toMatchObject({ lang: 'bn', text: '১৯৬২ সালে বিদ্যালয়টির যাত্রা শুরু।' });
    const [english] = index.search('library', { limit: 1, lang: 'bn', now: NOW }).hits;
    expect(english?.title).toMatchObject({ lang: 'en', text: 'Library' });
    const [shared] = index.search('1962', { limit: 1, lang: 'bn', now: NOW }).hits;
    expect(shared?.excerpt.lang).toBe('bn');
  });

  it('shows a page in the place of the menu item that leads to it', () => {
    const menu = document('menu', 'Hostel', '', { kind: 'menu', href: '/hostel' });
    const page = document('page', 'Hostel', '', { href: '/hostel' });
    expect(idsOf([menu, page], 'hostel')).toEqual(['page']);
    expect(idsOf([document('menu', 'Students Home', '', { kind: 'menu', href: '/hostel' }), page], 'home')).toEqual(['menu']);
  });

  it('counts all hits and returns as many as asked for', () => {
    const answer = buildSearchIndex(filler).search('club', { limit: 1, lang: 'en', now: NOW });
    expect([answer.hits.length, answer.total, answer.suggestions]).toEqual([1, 2, []]);
  });
});

describe('an empty result', () => {
  const index = buildSearchIndex(filler);
  const suggestionsFor = (query: string) => {
    const answer = index.search(query, { limit: 10, lang: 'en', now: NOW });
    expect(answer.hits).toEqual([]);
    return answer.suggestions;
  };

  it('offers near words', () => {
    expect(suggestionsFor('hxztory')).toContain('History');
  });

  it.each(['', '   ', '…!?', 'ৗ', '\ud800', 'qqqqqqqqqqqqqqqq'])('offers nothing for %j', (query) => {
    expect(suggestionsFor(query)).toEqual([]);
  });
});

describe('any query', () => {
  const index = buildSearchIndex(filler);
  const bengali = fc.string({ unit: fc.integer({ min: 0x0980, max: 0x09ff }).map((code) => String.fromCodePoint(code)) });
  const queries = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 400 }), bengali);

  it('is answered without an error', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const answer = index.search(query, { limit: 10, lang: 'bn', now: NOW });
        expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length);
        expect(answer.hits.every(({ score }) => Number.isFinite(score) && score > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is read up to its two hundredth character and its twelfth word', () => {
    expect(idsOf([], `${' '.repeat(200)}history`)).toEqual([]);
    expect(idsOf([], `${Array.from({ length: 12 }, (_, word) => `q${'wxyzvkjhgfdc'.charAt(word)}q`).join(' ')} history`)).toEqual([]);
  });

  it('is answered by an empty index', () => {
    expect(buildSearchIndex([]).search('history', { limit: 10, lang: 'en', now: NOW })).toEqual({ hits: [], total: 0, suggestions: [] });
  });
});
