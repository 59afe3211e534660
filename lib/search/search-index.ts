import { otherLang, type Lang } from '@/lib/i18n/lang';
import type { MarkedText, SearchAnswer, SearchDocument, SearchHit, SearchOptions, SearchSuggestion } from './document';
import { expandQuery } from './expand-query';
import type { Expansion } from './expand-word';
import { excerptOf, markText, type FindMatch, type Marked, type WordMatch } from './excerpt';
import { nearMatches } from './near-matches';
import { Postings, type DocumentWords } from './postings';
import { parseQuery } from './query';
import { rank } from './rank';
import { standing } from './standing';
import { tokenise } from './tokens';
import { Vocabulary } from './vocabulary';

/** Finds documents by what visitors type. Immutable: changed content makes a new index. */
export interface SearchIndex {
  /** Never throws, whatever the query; its time is bounded by the size of the index. */
  search(query: string, options: SearchOptions): SearchAnswer;
  /** The titles to offer while the visitor is still typing: the same order, without excerpts. */
  suggest(query: string, options: SearchOptions): SearchSuggestion[];
}

/** Builds the index. A menu item is shown only where the page at its address is not found itself. */
export function buildSearchIndex(all: readonly SearchDocument[]): SearchIndex {
  const steps = indexing(all);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Builds the index a document at a time, so that a server can do other things in between; its value is the index. */
export function* indexing(all: readonly SearchDocument[]): Generator<undefined, SearchIndex> {
  const vocabulary = new Vocabulary();
  const wordsOf = (text: string) => tokenise(text).flatMap(({ surface }) => vocabulary.add(surface) ?? []);
  const documents: SearchDocument[] = [];
  const words: DocumentWords[] = [];
  for (const document of all) {
    const single = withSingleSpaces(document);
    const { title, body } = single;
    documents.push(single);
    words.push({ titles: [wordsOf(title.en), wordsOf(title.bn)], bodies: [wordsOf(body.en), wordsOf(body.bn)] });
    yield;
  }
  return searchIndex(documents, vocabulary, new Postings(words));
}

function searchIndex(documents: readonly SearchDocument[], vocabulary: Vocabulary, postings: Postings): SearchIndex {
  const find = (text: string, now: Date) => {
    const query = parseQuery(text);
    const expansions = expandQuery(vocabulary, query);
    const found = rank(postings, expansions, documents.length)
      .flatMap(({ document: order, score }) => {
        const document = documents[order];
        return document === undefined ? [] : { document, order, score: score * standing(document, now) };
      })
      .sort(byScore);
    return { query, found: withoutMenuCopies(found), findMatch: matchIn(vocabulary, expansions) };
  };

  return {
    search(text, { limit, lang, now }) {
      const { query, found, findMatch } = find(text, now);
      return {
        hits: found.slice(0, limit).map(({ document, score }) => hitOf(document, score, lang, findMatch)),
        total: found.length,
        suggestions: found.length === 0 ? nearMatches(vocabulary, postings, query.map(({ keys }) => keys)) : [],
      };
    },
    suggest(text, { limit, lang, now }) {
      const { found, findMatch } = find(text, now);
      return found.slice(0, limit).map(({ document }) => ({ document, title: titleOf(document, lang, findMatch) }));
    },
  };
}

function withSingleSpaces(document: SearchDocument): SearchDocument {
  const single = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    ...document,
    title: { en: single(document.title.en), bn: single(document.title.bn) },
    body: { en: single(document.body.en), bn: single(document.body.bn) },
  };
}

interface Found {
  document: SearchDocument;
  order: number;
  score: number;
}

/** Equal scores keep the order of the content, so that an answer is the same every time. */
function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.order - b.order;
}

/** In their order; a page takes the better place and score of the menu item that leads to it. */
function withoutMenuCopies(found: readonly Found[]): Found[] {
  const pages = new Map(found.filter(({ document }) => document.kind === 'page').map((page) => [page.document.href, page]));
  const distinct = new Set(
    found.map((one) => {
      const page = one.document.kind === 'menu' ? pages.get(one.document.href) : undefined;
      if (page === undefined) return one;
      page.score = Math.max(page.score, one.score);
      return page;
    }),
  );
  return [...distinct];
}

function matchIn(vocabulary: Vocabulary, expansions: readonly Expansion[]): FindMatch {
  const matches = new Map<number, WordMatch>();
  expansions.forEach((expansion, queryWord) => {
    for (const [word, likeness] of expansion) {
      if (likeness > (matches.get(word)?.likeness ?? 0)) matches.set(word, { queryWord, likeness });
    }
  });
  return (surface) => {
    const word = vocabulary.idOf(surface);
    return word === null ? null : (matches.get(word) ?? null);
  };
}

function titleOf({ title }: SearchDocument, lang: Lang, findMatch: FindMatch): MarkedText {
  return better(lang, (of) => markText(of, title[of], findMatch));
}

function hitOf(document: SearchDocument, score: number, lang: Lang, findMatch: FindMatch): SearchHit {
  const title = titleOf(document, lang, findMatch);
  const excerpt = better(title.lang, (of) => excerptOf(of, document.body[of], findMatch));
  return { document, score, title, excerpt };
}

/** The text that hit; where both did alike, the one in the preferred language, unless that is empty. */
function better(preferred: Lang, make: (lang: Lang) => Marked): MarkedText {
  const first = make(preferred);
  const second = make(otherLang(preferred));
  const isSecondBetter = second.weight > first.weight || (second.weight === first.weight && first.content.text === '');
  return (isSecondBetter ? second : first).content;
}
