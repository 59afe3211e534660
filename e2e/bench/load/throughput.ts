import { cpuSeconds } from '../machine';
import { CONTENT, HOME, type BenchPage } from '../pages';
import { rawGet } from '../raw-get';
import type { Findings, Table, Verdict } from '../report';
import type { Contender } from '../servers/contender';
import { startNextAlone } from '../servers/next-alone';
import { hasNginx, startMicroCache, startNginx } from '../servers/nginx';
import { startSite } from '../servers/site';
import { median, pairedRatio, shown } from '../statistics';
import { attack, ATTACKER, type Throughput } from './attack';

const CONNECTIONS = [32, 256];
const REST_MS = 300;
const GZIP = { 'accept-encoding': 'gzip' };

export interface Row extends Throughput {
  contender: string;
  page: string;
  connections: number;
  cpuMsPerRequest: number | null;
}

async function measure(contender: Contender, page: BenchPage, connections: number, seconds: number): Promise<Row> {
  const before = cpuSeconds(contender.pid);
  const result = await attack({ url: contender.url + page.path, connections, seconds });
  const after = cpuSeconds(contender.pid);
  const used = before === null || after === null ? null : ((after - before) * 1000) / (result.perSecond * seconds);
  return { ...result, contender: contender.name, page: page.name, connections, cpuMsPerRequest: used };
}

/** Waits until all servers rest: one that was cut off in the middle of its queue still works on it, on the same core. */
async function rest(contenders: readonly Contender[]): Promise<void> {
  const used = () => contenders.reduce((sum, { pid }) => sum + (cpuSeconds(pid) ?? 0), 0);
  for (let before = -1; used() - before > 0.02; ) {
    before = used();
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}

/** nginx with the very bytes that the site sends for the pages. */
async function nginxWith(site: Contender, pages: readonly BenchPage[]): Promise<Contender> {
  const files = new Map<string, Buffer>();
  for (const { path } of pages) {
    const name = path === '/' ? '/index.html' : `${path}.html`;
    files.set(name, (await rawGet(site.url + path)).body);
    files.set(`${name}.gz`, (await rawGet(site.url + path, GZIP)).body);
  }
  return startNginx(files);
}

async function warm(contenders: readonly Contender[], pages: readonly BenchPage[]): Promise<void> {
  for (const { url, name } of contenders) {
    for (const { path } of pages) {
      const { status, headers } = await rawGet(url + path, GZIP);
      if (status !== 200 || headers['content-encoding'] !== 'gzip') throw new Error(`${name} does not serve ${path} as expected`);
    }
    // The compiler of the engine has seen the hot path then.
    await attack({ url: url + (pages[0]?.path ?? '/'), connections: 32, seconds: 1 });
  }
}

function table(rows: readonly Row[], contenders: readonly Contender[], pages: readonly BenchPage[]): Table {
  const lines = pages.flatMap((page) =>
    CONNECTIONS.flatMap((connections) =>
      contenders.map(({ name }) => {
        const own = pick(rows, name, page, connections);
        const yardstick = pick(rows, 'nginx', page, connections);
        const of = (key: 'perSecond' | 'p50Ms' | 'p99Ms') => shown(median(own.map((row) => row[key])));
        const ratio = pairedRatio(own.map((row) => row.perSecond), yardstick.map((row) => row.perSecond));
        const cpu = median(own.flatMap((row) => row.cpuMsPerRequest ?? []));
        return [page.name, String(connections), name, of('perSecond'), shown(ratio), of('p50Ms'), of('p99Ms'), shown(cpu)];
      }),
    ),
  );
  return {
    title: `Requests per second on one core, gzip (${ATTACKER}; medians of the rounds)`,
    head: ['page', 'connections', 'server', 'requests/s', 'of nginx', 'p50 ms', 'p99 ms', 'CPU ms a request'],
    rows: lines,
  };
}

function pick(rows: readonly Row[], contender: string, page: BenchPage, connections: number): Row[] {
  return rows.filter((row) => row.contender === contender && row.page === page.name && row.connections === connections);
}

type Measure = (row: Row) => number;
const speed: Measure = (row) => row.perSecond;
const slowest: Measure = (row) => row.p99Ms;
/** What one core could serve if it did nothing else: holds on a busy machine too. */
const capacity: Measure = (row) => 1000 / (row.cpuMsPerRequest ?? NaN);

function verdicts(rows: readonly Row[], pages: readonly BenchPage[]): Verdict[] {
  const ratios = (measure: Measure, other: string) =>
    pages.flatMap((page) => CONNECTIONS.map((connections) => pairedRatio(pick(rows, 'site', page, connections).map(measure), pick(rows, other, page, connections).map(measure))));
  const list = (values: readonly number[]) => values.map((value) => shown(value)).join(', ');
  const atLeast = (goal: string, other: string, least: number): Verdict => {
    const values = ratios(speed, other);
    const holds = values.every(Number.isFinite) ? values.every((value) => value >= least) : null;
    return { goal, measured: `${list(values)}; by processor time ${list(ratios(capacity, other))}`, holds };
  };
  const slow = ratios(slowest, 'nginx');
  return [
    atLeast('cached pages: at least 0.40 of nginx with precompressed files', 'nginx', 0.4),
    atLeast('cached pages: at least 50 times next start alone', 'next start', 50),
    { goal: 'p99 under 20 times nginx’s', measured: list(slow), holds: slow.every(Number.isFinite) ? slow.every((value) => value < 20) : null },
  ];
}

/** The site against nginx with the same bytes as files and against `next start`, in alternating rounds. */
export async function throughput(rounds: number, seconds: number): Promise<Findings> {
  const pages = [HOME, CONTENT];
  const site = await startSite();
  const contenders: Contender[] = [site];
  try {
    if (hasNginx) contenders.push(await nginxWith(site, pages), await startMicroCache(site.url));
    contenders.push(await startNextAlone());
    await warm(contenders, pages);
    const rows: Row[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        for (const connections of CONNECTIONS) {
          for (const contender of contenders) {
            await rest(contenders);
            rows.push(await measure(contender, page, connections, seconds));
          }
        }
      }
    }
    return { tables: [table(rows, contenders, pages)], verdicts: verdicts(rows, pages), figures: rows };
  } finally {
    for (const contender of contenders) await contender.stop();
  }
}
