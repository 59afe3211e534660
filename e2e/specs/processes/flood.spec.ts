import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from '../../site/raw-request';
import { SiteProcess } from '../../site/site-process';

const ADDRESSES = 5000;
const AT_ONCE = 16;
const MEGABYTE = 1024 * 1024;

/** Bytes of all files in a folder. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + (statSync(path.join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Memory of a process that is really in use. */
function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

function unknown(i: number): string {
  return ['/made-up-', '/bn/made-up-', '/notice/made-up-', '/imageFolder/', '/news-and-events/made-up-', '/x/y/'][i % 6] + String(1_000_000 + i);
}

async function flood(site: SiteProcess, from: number, count: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  let next = from;
  const visitor = async () => {
    while (next < from + count) statuses.add((await ask(site.url, unknown(next++))).status);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return statuses;
}

test('5,000 unknown addresses grow the disk by less than 20 MB and the memory by less than 150 MB', async () => {
  test.setTimeout(900_000);
  const site = await SiteProcess.start();
  // What every server needs once it has work to do is no growth of the flood.
  await flood(site, 0, 300);
  const disk = () => sizeOf(site.build.buildFolder) + sizeOf(site.stateDir);
  const [diskBefore, memoryBefore] = [disk(), residentBytes(site.pid)];
  const statuses = await flood(site, 300, ADDRESSES);
  expect([...statuses]).toEqual([404]);
  expect((disk() - diskBefore) / MEGABYTE).toBeLessThan(20);
  expect((residentBytes(site.pid) - memoryBefore) / MEGABYTE).toBeLessThan(150);
  expect((await ask(site.url, '/notice')).status).toBe(200);
  await site.dispose();
});
