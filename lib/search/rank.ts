import { LIKENESS, type Expansion } from './expand-word';
import type { Postings } from './postings';

export interface Ranked {
  document: number;
  score: number;
}

const TITLE_WEIGHT = 4;
/** A document that lacks a word of the query stays only if it comes this near to the best. */
const PARTIAL_FLOOR = 0.1;
/** From here on a word means the one of the query; what is less like it is a guess, and found in part. */
const SURE_LIKENESS = LIKENESS.synonym;

/**
 * The documents that match a query, unsorted. Each word counts once a document, by its best match in the title and in
 * the body, so that no number of sounded-out matches outweighs an exact one. Documents with all words come first in
 * practice: the score falls with the third power of the share of the query that is found.
 */
export function rank(postings: Postings, expansions: readonly Expansion[], documentCount: number): Ranked[] {
  const scores = new Float64Array(documentCount);
  const found = new Float64Array(documentCount);
  const words = new Uint8Array(documentCount);
  let weightOfAll = 0;

  for (const expansion of expansions) {
    const { title, body, likeness, count } = matchWord(postings, expansion, documentCount);
    const weight = Math.log(1 + (documentCount - count + 0.5) / (count + 0.5));
    weightOfAll += weight;
    for (let document = 0; document < documentCount; document += 1) {
      const alike = likeness[document] ?? 0;
      if (alike === 0) continue;
      scores[document] = (scores[document] ?? 0) + weight * ((title[document] ?? 0) + (body[document] ?? 0));
      found[document] = (found[document] ?? 0) + weight * Math.min(1, alike / SURE_LIKENESS);
      words[document] = (words[document] ?? 0) + 1;
    }
  }
  return select(expansions.length, words, (document) => {
    const share = (found[document] ?? 0) / weightOfAll;
    return (scores[document] ?? 0) * share ** 3;
  });
}

/** How well each document matches one word of the query. */
interface WordMatches {
  title: Float64Array;
  body: Float64Array;
  likeness: Float64Array;
  /** How many documents match at all. */
  count: number;
}

function matchWord(postings: Postings, expansion: Expansion, documentCount: number): WordMatches {
  const title = new Float64Array(documentCount);
  const body = new Float64Array(documentCount);
  const likeness = new Float64Array(documentCount);
  let count = 0;
  for (const [word, alike] of expansion) {
    postings.each(word, (document, isTitle, frequency) => {
      const known = likeness[document] ?? 0;
      if (known === 0) count += 1;
      if (alike > known) likeness[document] = alike;
      const best = isTitle ? title : body;
      const match = alike * frequency * (isTitle ? TITLE_WEIGHT : 1);
      if (match > (best[document] ?? 0)) best[document] = match;
    });
  }
  return { title, body, likeness, count };
}

/** Documents with all words, and those that come near to the best without. */
function select(wordCount: number, words: Uint8Array, scoreOf: (document: number) => number): Ranked[] {
  const matching = Array.from(words.keys()).filter((document) => words[document] !== 0);
  const ranked = matching.map((document) => ({ document, score: scoreOf(document) }));
  const best = ranked.reduce((highest, { score }) => Math.max(highest, score), 0);
  return ranked.filter(({ document, score }) => words[document] === wordCount || score >= best * PARTIAL_FLOOR);
}
