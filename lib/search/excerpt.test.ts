/** @jest-environment node */
import fc from 'fast-check';
import { excerptOf, markText } from './excerpt';
import { markedParts } from './marked-parts';

const only = (...words: string[]) => (surface: string) =>
  words.includes(surface) ? { queryWord: words.indexOf(surface), likeness: 1 } : null;
const graphemeStarts = (text: string) =>
  new Set([...new Intl.Segmenter('bn').segment(text)].map(({ index }) => index).concat(text.length));

const filler = 'বিদ্যালয়ের শিক্ষার্থীদের অবগতির জন্য জানানো যাচ্ছে যে '.repeat(8);

describe('markText', () => {
  it('marks each matching word and keeps the text', () => {
    const { content, weight } = markText('bn', 'ভর্তি ফরম, ভর্তি ফি', only('ভর্তি', 'ফি'));
    expect(content.text).toBe('ভর্তি ফরম, ভর্তি ফি');
    expect(content.marks.map(([from, to]) => content.text.slice(from, to))).toEqual(['ভর্তি', 'ভর্তি', 'ফি']);
    expect(weight).toBe(2);
  });

  it('leaves out what is far less like a word of the query than the likest', () => {
    const likeness = new Map([['exam', 1], ['exit', 0.3]]);
    const findMatch = (surface: string) => ({ queryWord: 0, likeness: likeness.get(surface) ?? 0 });
    expect(markText('en', 'exit exam', findMatch).content.marks).toEqual([[5, 9]]);
  });

  it('judges each word of the query by itself', () => {
    const matches = new Map([['Admission', { queryWord: 0, likeness: 0.3 }], ['Form', { queryWord: 1, likeness: 1 }]]);
    const { content, weight } = markText('en', 'Admission Form', (surface) => matches.get(surface) ?? null);
    expect({ marks: content.marks, weight }).toEqual({ marks: [[0, 9], [10, 14]], weight: 1.3 });
  });
});

describe('excerptOf', () => {
  it('shows the words around the hit, with the mark on it', () => {
    const { content } = excerptOf('bn', `${filler}ভর্তি ফরম দেওয়া হবে। ${filler}`, only('ভর্তি'));
    const [from, to] = content.marks[0] ?? [0, 0];
    expect(content.text.slice(from, to)).toBe('ভর্তি');
    expect(content.text).toMatch(/^….*ভর্তি ফরম.*…$/u);
    expect(content.text.length).toBeLessThan(190);
  });

  it('prefers the place where more of the words stand together', () => {
    const text = `ভর্তি। ${filler}ভর্তি ফরম দেওয়া হবে। ${filler}`;
    expect(excerptOf('bn', text, only('ভর্তি', 'ফরম')).content.text).toContain('ভর্তি ফরম');
  });

  it('shows the beginning where nothing hit', () => {
    const { content, weight } = excerptOf('bn', filler, only());
    expect(filler.startsWith(content.text.slice(0, -1))).toBe(true);
    expect({ marks: content.marks, weight }).toEqual({ marks: [], weight: 0 });
  });

  it('shows a short text whole', () => {
    expect(excerptOf('en', 'Short text', only('text')).content).toEqual({ lang: 'en', text: 'Short text', marks: [[6, 10]] });
  });

  it('cuts a text without spaces between graphemes', () => {
    const text = 'ক্ষ্মী'.repeat(200);
    const { content } = excerptOf('bn', text, only());
    expect(graphemeStarts(text)).toContain(content.text.length - 1);
  });

  it('keeps marks in order, apart, inside and on grapheme borders, whatever the text', () => {
    const piece = fc.constantFrom('স্কুল', 'ক্ষ', 'ি', '১', '\u200d', ' ', '।', 'exam', '👩‍👩‍👧', '\ud800', 'e\u0301');
    const text = fc.array(piece, { maxLength: 300 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (body) => {
        const { content } = excerptOf('bn', body, (surface) => (surface.length % 2 === 0 ? { queryWord: 0, likeness: 1 } : null));
        const borders = graphemeStarts(content.text);
        let last = 0;
        for (const [from, to] of content.marks) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(content.text.length);
          expect([borders.has(from), borders.has(to)]).toEqual([true, true]);
          last = to;
        }
      }),
    );
  });
});

describe('markedParts', () => {
  it('gives back the whole text in pieces', () => {
    expect(markedParts({ text: 'Final exam routine', marks: [[6, 10]] })).toEqual([
      { text: 'Final ', marked: false },
      { text: 'exam', marked: true },
      { text: ' routine', marked: false },
    ]);
    expect(markedParts({ text: '', marks: [] })).toEqual([]);
  });
});
