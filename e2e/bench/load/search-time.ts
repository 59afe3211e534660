import { performance } from 'node:perf_hooks';
import type { SearchDocument } from '../../../lib/search/document';
import { QUALITY_TABLE } from '../../../lib/search/quality-table';
import { sampleDocuments } from '../../../lib/search/quality-documents';
import { buildSearchIndex } from '../../../lib/search/search-index';
import type { Findings } from '../report';
import { median, shown } from '../statistics';

const ITEMS = 5000;

/** The sample school's documents over and over, each a little different. */
function manyDocuments(): SearchDocument[] {
  const documents = sampleDocuments();
  return Array.from({ length: ITEMS }, (_, index) => {
    const original = documents[index % documents.length];
    if (!original) throw new Error('The sample school is empty');
    const mark = Math.floor(index / documents.length);
    return { ...original, id: `${original.id} ${mark}`, title: { en: `${original.title.en} ${mark}`, bn: `${original.title.bn} ${mark}` } };
  });
}

/** How long the site's own search takes on many items: the index once, then every query of the quality table. */
export async function searchTime(): Promise<Findings> {
  const documents = manyDocuments();
  const begun = performance.now();
  const index = buildSearchIndex(documents);
  const buildMs = performance.now() - begun;
  const queries = QUALITY_TABLE.flatMap(([, words]) => words.split('|').map((query) => query.trim()));
  const now = new Date();
  const search = (query: string) => {
    const start = performance.now();
    index.search(query, { limit: 20, lang: 'en', now });
    return performance.now() - start;
  };
  queries.slice(0, 50).forEach(search);
  const times = queries.map(search).sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? NaN;
  return {
    tables: [
      {
        title: `Search over ${ITEMS.toLocaleString('en')} items, ${queries.length} queries`,
        head: ['index built in ms', 'query, median ms', 'p99 ms', 'longest ms'],
        rows: [[shown(buildMs), shown(median(times)), shown(p99), shown(times.at(-1))]],
      },
    ],
    verdicts: [],
    figures: { buildMs, medianMs: median(times), p99Ms: p99 },
  };
}
