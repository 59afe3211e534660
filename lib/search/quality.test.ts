/** @jest-environment node */
import { sampleDocuments } from './quality-documents';
import { QUALITY_TABLE } from './quality-table';
import { buildSearchIndex } from './search-index';

const SHOWN = 3;
const NOW = new Date('2026-11-21T06:00:00Z');

const documents = sampleDocuments();
const index = buildSearchIndex(documents);

interface Outcome {
  query: string;
  wanted: string[];
  shown: string[];
  /** Place of the first wanted document, from 1; 0 if it is not shown. */
  place: number;
}

/** A query that stands in several rows has several right answers, all of which must be shown. */
function outcomes(): Outcome[] {
  const wantedBy = new Map<string, string[]>();
  for (const [id, queries] of QUALITY_TABLE) {
    for (const query of queries.split(' | ')) wantedBy.set(query, [...(wantedBy.get(query) ?? []), id]);
  }
  return Array.from(wantedBy, ([query, wanted]) => {
    const { hits } = index.search(query, { limit: SHOWN, lang: 'bn', now: NOW });
    const shown = hits.map((hit) => hit.document.id);
    return { query, wanted, shown, place: shown.findIndex((id) => wanted.includes(id)) + 1 };
  });
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

describe('search on the sample school', () => {
  const all = outcomes();

  it('asks enough, and only for what is there', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    const ids = new Set(documents.map(({ id }) => id));
    expect(QUALITY_TABLE.map(([id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('shows the right document among the first three for every query', () => {
    const wanted = all.flatMap((outcome) => outcome.wanted.map((id) => ({ ...outcome, id })));
    const found = wanted.filter(({ id, shown }) => shown.includes(id));
    const shown = all.reduce((sum, outcome) => sum + outcome.shown.length, 0);
    process.stdout.write(
      `${all.length} queries on ${documents.length} documents. ` +
        `Recall@3 ${share(found.length, wanted.length)}. ` +
        `Precision@1 ${share(all.filter(({ place }) => place === 1).length, all.length)}, ` +
        // Most queries name one right answer, so that three hits shown can hardly be all right.
        `precision@3 ${share(found.length, shown)} (at most ${share(wanted.length, shown)}).\n`,
    );
    expect(wanted.filter(({ id, shown: hits }) => !hits.includes(id)).map(({ query, id, shown: hits }) => ({ query, id, hits }))).toEqual([]);
  });
});
