import { performance } from 'node:perf_hooks';
import { pinned } from '../machine';
import { rawGet } from '../raw-get';
import type { Findings } from '../report';
import { freePort, startContender } from '../servers/contender';
import { startSite } from '../servers/site';
import { median, pairedRatio, shown } from '../statistics';

const BARE = (port: number) => `require('node:http').createServer((q, s) => s.end('ok')).listen(${port}, '127.0.0.1')`;

async function siteMs(): Promise<number> {
  const begun = performance.now();
  const site = await startSite();
  const { status } = await rawGet(`${site.url}/`);
  const ms = performance.now() - begun;
  await site.stop();
  if (status !== 200) throw new Error(`The first page answered ${status}`);
  return ms;
}

async function bareMs(): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const bare = await startContender({ name: 'bare node', command: pinned(0, [process.execPath, '-e', BARE(port)]), cwd: '/', port });
  const ms = performance.now() - begun;
  await bare.stop();
  return ms;
}

/** From starting the process to the first home page, beside a Node process that answers `ok`. */
export async function coldStart(rounds: number): Promise<Findings> {
  const site: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await bareMs());
    site.push(await siteMs());
  }
  return {
    tables: [
      {
        title: 'Cold start, to the first page (medians)',
        head: ['site ms', 'bare Node server ms', 'ratio'],
        rows: [[shown(median(site)), shown(median(bare)), shown(pairedRatio(site, bare))]],
      },
    ],
    verdicts: [],
    figures: { site, bare },
  };
}
