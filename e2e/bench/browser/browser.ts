import { CONTENT, GALLERY, HOME, NOTICE, PAGES as EVERY_TYPE } from '../pages';
import type { Findings } from '../report';
import type { Contender } from '../servers/contender';
import { startEmptyApp } from '../servers/empty-app';
import { hasNginx, startNginx } from '../servers/nginx';
import { startSite } from '../servers/site';
import { startChromium } from './chromium';
import { staticCopy } from './static-copy';
import { vitalsTable, vitalsVerdicts, type Sample } from './vitals-report';
import { vitalsOf } from './vitals';

const PAGES = [HOME, CONTENT, NOTICE, GALLERY];
/** Of every other type of page the site alone, and less often: for layout shifts, which do not scatter as times do. */
const OTHERS = EVERY_TYPE.filter((page) => !PAGES.includes(page));
const OTHERS_ROUNDS = 3;
const LOW_DATA = { name: 'low-data', value: '1' };

interface Run {
  contender: string;
  page: string;
  url: string;
  lowData?: boolean;
}

function runs(site: Contender, empty: Contender, copy: Contender | null): Run[] {
  const pages = PAGES.flatMap(({ name, path }) => [
    { contender: 'site', page: name, url: site.url + path },
    ...(copy ? [{ contender: 'static', page: name, url: copy.url + path }] : []),
    { contender: 'low data', page: name, url: site.url + path, lowData: true },
  ]);
  return [...pages, { contender: 'empty app', page: 'Hello', url: `${empty.url}/` }];
}

/** What a visitor on a cheap phone and a slow network waits for: the site beside its own pages as script-free files. */
export async function browser(quick: boolean): Promise<Findings> {
  const rounds = quick ? 3 : 9;
  const started: Contender[] = [];
  const keep = async <T extends Contender>(contender: Promise<T>): Promise<T> => {
    const server = await contender;
    started.push(server);
    return server;
  };
  const chromium = await startChromium();
  try {
    const empty = await keep(startEmptyApp());
    const site = await keep(startSite({ REVALIDATE_SECONDS: '3600' }));
    const copy = hasNginx ? await keep(startNginx(await staticCopy(chromium, site.url, PAGES))) : null;
    const list = runs(site, empty, copy);
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each round in the other direction, so that neither of a pair always comes first.
      for (const { contender, page, url, lowData } of round % 2 ? list.toReversed() : list) {
        samples.push({ contender, page, round, ...(await vitalsOf(chromium, url, lowData ? LOW_DATA : undefined)) });
      }
    }
    for (let round = 0; round < (quick ? 1 : OTHERS_ROUNDS); round += 1) {
      for (const { name, path } of OTHERS) {
        samples.push({ contender: 'site', page: name, round, ...(await vitalsOf(chromium, site.url + path)) });
      }
    }
    const names = PAGES.map(({ name }) => name);
    return { tables: [vitalsTable(samples)], verdicts: vitalsVerdicts(samples, names), figures: samples };
  } finally {
    await chromium.close();
    for (const server of started) await server.stop();
  }
}
