import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { residentMegabytes } from '../machine';
import type { Findings } from '../report';
import { startSite } from '../servers/site';
import { shown } from '../statistics';
import { allPages, ask } from './addresses';

const REQUESTS = 10_000;
const UNKNOWN = 5000;
const MOST_MB = 350;
const MOST_GROWTH_MB = 150;
const MOST_DISK_MB = 20;

function diskBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** The server's memory after a day's work in a minute: every page, many times, and a flood of addresses that do not exist. */
export async function memory(): Promise<Findings> {
  const site = await startSite();
  try {
    const started = residentMegabytes(site.pid);
    const pages = await allPages(site.url);
    await ask(site.url, pages);
    const crawled = residentMegabytes(site.pid);
    await ask(site.url, Array.from({ length: REQUESTS }, (_, index) => pages[index % pages.length] ?? '/'));
    const visited = residentMegabytes(site.pid);
    const diskBefore = diskBytes(site.folder);
    const unknown = await ask(site.url, Array.from({ length: UNKNOWN }, (_, index) => `/${index % 2 ? 'bn/' : ''}unknown-${index}`));
    const flooded = residentMegabytes(site.pid);
    const disk = (diskBytes(site.folder) - diskBefore) / 1e6;
    const growth = flooded === null || visited === null ? null : flooded - visited;
    const figures = { pages: pages.length, started, crawled, visited, flooded, growth, disk, unknown: Object.fromEntries(unknown) };
    const mb = (value: number | null) => shown(value, ' MB');
    return {
      tables: [
        {
          title: `Memory of the server (resident), ${pages.length} pages`,
          head: ['at its start', 'every page once', `${REQUESTS.toLocaleString('en')} requests`, `and ${UNKNOWN.toLocaleString('en')} unknown addresses`, 'disk they took'],
          rows: [[started, crawled, visited, flooded, disk].map(mb)],
        },
      ],
      verdicts: [
        { goal: `memory under ${MOST_MB} MB`, measured: mb(flooded), holds: flooded === null ? null : flooded < MOST_MB },
        { goal: `unknown addresses: memory grows by less than ${MOST_GROWTH_MB} MB`, measured: mb(growth), holds: growth === null ? null : growth < MOST_GROWTH_MB },
        { goal: `unknown addresses: disk grows by less than ${MOST_DISK_MB} MB`, measured: mb(disk), holds: disk < MOST_DISK_MB },
      ],
      figures,
    };
  } finally {
    await site.stop();
  }
}
