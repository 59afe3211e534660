import { CONTENT, GALLERY, HOME, PAGES, type BenchPage } from '../pages';
import type { Findings, Table, Verdict } from '../report';
import { freePort } from '../servers/contender';
import { startSite } from '../servers/site';
import { median, shown } from '../statistics';
import { audit, hasLighthouse, type Category } from './audit';

const BOARD = '/notice';
const TIMED = PAGES.filter((page) => [HOME, CONTENT, GALLERY].includes(page) || page.path === BOARD);
/** No search engine is to keep these, which Lighthouse counts as a fault. */
const UNLISTED = new Set(['search', 'unknown address']);
const BEST = 100;
const MEDIAN = 97;

interface Timed {
  page: string;
  performance: number[];
}

interface Rated {
  page: string;
  scores: Readonly<Partial<Record<Category, number | null>>>;
  faults: Readonly<Partial<Record<Category, string[]>>>;
}

function timedTable(timed: readonly Timed[]): Table {
  return {
    title: 'Lighthouse performance (mobile, simulated throttling)',
    head: ['page', 'best', 'median', 'runs'],
    rows: timed.map(({ page, performance }) => [page, shown(Math.max(...performance)), shown(median(performance)), performance.join(' ')]),
  };
}

function ratedTable(rated: readonly Rated[]): Table {
  return {
    title: 'Lighthouse on every type of page',
    head: ['page', 'accessibility', 'best practices', 'SEO', 'faults'],
    rows: rated.map(({ page, scores, faults }) => [page, shown(scores.accessibility), shown(scores['best-practices']), shown(scores.seo), Object.values(faults).flat().join(', ') || 'none']),
  };
}

function verdicts(timed: readonly Timed[], rated: readonly Rated[]): Verdict[] {
  const best = timed.map(({ performance }) => Math.max(...performance));
  const middle = timed.map(({ performance }) => median(performance));
  const seo = rated.filter(({ page }) => !UNLISTED.has(page)).map(({ scores }) => scores.seo ?? 0);
  return [
    { goal: `Lighthouse performance of ${timed.map(({ page }) => page).join(', ')}: best ${BEST}`, measured: best.join(', '), holds: best.every((score) => score === BEST) },
    { goal: `median at least ${MEDIAN}`, measured: middle.join(', '), holds: middle.every((score) => score >= MEDIAN) },
    { goal: 'Lighthouse SEO 100 on every type of page that is to be found', measured: `${Math.min(...seo)} at least`, holds: seo.every((score) => score === 100) },
  ];
}

async function times({ name, path }: BenchPage, origin: string, runs: number): Promise<Timed> {
  const performance: number[] = [];
  for (let i = 0; i < runs; i += 1) performance.push((await audit(origin + path, ['performance'])).scores.performance ?? 0);
  return { page: name, performance };
}

/** What Lighthouse says of the site, where it is installed. */
export async function lighthouse(quick: boolean): Promise<Findings> {
  if (!hasLighthouse) {
    const goal = 'Lighthouse (`npm install --no-save lighthouse`, then again)';
    return { tables: [], verdicts: [{ goal, measured: 'not installed', holds: null }], figures: null };
  }
  const port = await freePort();
  // Its own address, because Lighthouse minds a canonical address of another host.
  const site = await startSite({ REVALIDATE_SECONDS: '3600', PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` });
  try {
    const timed: Timed[] = [];
    for (const page of TIMED) timed.push(await times(page, site.url, quick ? 1 : 5));
    const rated: Rated[] = [];
    for (const { name, path } of quick ? TIMED : PAGES) {
      rated.push({ page: name, ...(await audit(site.url + path, ['accessibility', 'best-practices', 'seo'])) });
    }
    return { tables: [timedTable(timed), ratedTable(rated)], verdicts: verdicts(timed, rated), figures: { timed, rated } };
  } finally {
    await site.stop();
  }
}
