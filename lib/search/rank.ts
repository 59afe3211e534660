import type { Expansion } from './expand-word';
import type { Postings } from './postings';

export interface Ranked {
  document: number;
  score: number;
}

const TITLE_WEIGHT = 4;
/** A document that lacks a word of the query stays only if it comes this near to the best. */
const PARTIAL_FLOOR = 0.3;

/**
 * The documents that match a query, unsorted. Each word counts once a document, by its best likeness in the title
 * and in the body, so that no number of sounded-out matches outweighs an exact one. Documents with all words come
 * first in practice: the score falls with the third power of the share of the query that is found.
 */
export function rank(postings: Postings, expansions: readonly Expansion[], documentCount: number): Ranked[] {
  const scores = new Float64Array(documentCount);
  const covered = new Float64Array(documentCount);
  let weightOfAll = 0;

  for (const expansion of expansions) {
    const matches = matchWord(postings, expansion, documentCount);
    const weight = Math.log(1 + (documentCount - matches.count + 0.5) / (matches.count + 0.5));
    weightOfAll += weight;
    for (let document = 0; document < documentCount; document += 1) {
      const match = (matches.title[document] ?? 0) + (matches.body[document] ?? 0);
      if (match === 0) continue;
      scores[document] = (scores[document] ?? 0) + weight * match;
      covered[document] = (covered[document] ?? 0) + weight;
    }
  }
  return select(scores, covered, weightOfAll);
}

interface WordMatches {
  /** By document: the best match in a title, and in a body. */
  title: Float64Array;
  body: Float64Array;
  count: number;
}

function matchWord(postings: Postings, expansion: Expansion, documentCount: number): WordMatches {
  const title = new Float64Array(documentCount);
  const body = new Float64Array(documentCount);
  let count = 0;
  for (const [word, likeness] of expansion) {
    postings.each(word, (document, isTitle, frequency) => {
      if (title[document] === 0 && body[document] === 0) count += 1;
      const best = isTitle ? title : body;
      const match = likeness * frequency * (isTitle ? TITLE_WEIGHT : 1);
      if (match > (best[document] ?? 0)) best[document] = match;
    });
  }
  return { title, body, count };
}

function select(scores: Float64Array, covered: Float64Array, weightOfAll: number): Ranked[] {
  const found: Array<Ranked & { isWhole: boolean }> = [];
  let best = 0;
  scores.forEach((sum, document) => {
    if (sum === 0) return;
    const coverage = (covered[document] ?? 0) / weightOfAll;
    const score = sum * coverage ** 3;
    best = Math.max(best, score);
    found.push({ document, score, isWhole: coverage > 0.999 });
  });
  return found
    .filter(({ isWhole, score }) => isWhole || score >= best * PARTIAL_FLOOR)
    .map(({ document, score }) => ({ document, score }));
}
