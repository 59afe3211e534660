import type { Findings } from '../report';
import { coldStart } from './cold-start';
import { memory } from './memory';
import { providerRequests } from './provider-requests';
import { searchTime } from './search-time';
import { throughput } from './throughput';

/** What many visitors cost. */
export async function load(quick: boolean): Promise<Findings> {
  const parts = {
    throughput: await throughput(quick ? 3 : 7, quick ? 2 : 4),
    provider: await providerRequests(quick ? 4 : 10),
    memory: await memory(),
    coldStart: await coldStart(quick ? 2 : 5),
    search: await searchTime(),
  };
  const all = Object.values(parts);
  return {
    tables: all.flatMap(({ tables }) => tables),
    verdicts: all.flatMap(({ verdicts }) => verdicts),
    figures: Object.fromEntries(Object.entries(parts).map(([name, { figures }]) => [name, figures])),
  };
}
