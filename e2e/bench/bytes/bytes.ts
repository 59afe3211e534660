import type { Findings, Table, Verdict } from '../report';
import { startEmptyApp } from '../servers/empty-app';
import { startSite } from '../servers/site';
import { kilobytes, shown } from '../statistics';
import { firstVisits, type FirstVisit } from './first-visit';
import { pageBytes, scriptFloor, type PageBytes } from './page-bytes';

function pagesTable(rows: readonly PageBytes[], floor: number): Table {
  return {
    title: `Bytes by page type (kB; script floor of an empty app ${kilobytes(floor)} gzip)`,
    head: ['page', 'HTML', 'of markup', 'HTML br', 'CSS', 'CSS br', 'script gzip', 'over floor', 'script br', 'low data HTML', 'low data HTML + CSS'],
    rows: rows.map((row) => [
      row.page.name,
      kilobytes(row.html),
      shown(row.html / row.markup),
      ...[row.htmlBrotli, row.css, row.cssBrotli, row.scriptGzip, row.scriptGzip - floor, row.scriptBrotli, row.lowDataHtml, row.lowData].map(kilobytes),
    ]),
  };
}

function visitsTable(visits: readonly FirstVisit[]): Table {
  return {
    title: 'A first visit at 360 px, on the wire (kB), and the page after it',
    head: ['page', 'HTML', 'CSS', 'fonts', 'script', 'sum', 'pictures in view', 'prefetches', 'second page', 'with pictures'],
    rows: visits.map((visit) => [
      visit.page.name,
      ...[visit.document, visit.style, visit.font, visit.script, essentials(visit), visit.picturesAbove].map(kilobytes),
      `${visit.prefetches} (${kilobytes(visit.prefetchBytes)})`,
      kilobytes(visit.second.bytes),
      kilobytes(visit.second.withPictures),
    ]),
  };
}

function essentials({ document, style, font, script }: FirstVisit): number {
  return document + style + font + script;
}

function limit(goal: string, worst: number, most: number): Verdict {
  return { goal, measured: kilobytes(worst), holds: worst <= most };
}

function verdicts(rows: readonly PageBytes[], visits: readonly FirstVisit[], floor: number): Verdict[] {
  const isHome = (name: string) => name.startsWith('home');
  const homes = rows.filter(({ page }) => isHome(page.name));
  const others = rows.filter(({ page }) => !isHome(page.name));
  const most = (list: readonly number[]) => Math.max(...list);
  const ratio = most(rows.map((row) => row.html / row.markup));
  const home = visits.find(({ page }) => isHome(page.name));
  const scripts = rows.reduce((sum, row) => sum + row.lowDataScripts, 0);
  return [
    { goal: 'HTML at most 2.0 times its markup', measured: `at most ${shown(ratio)}`, holds: ratio <= 2 },
    limit('script of home at most the floor + 40 kB', most(homes.map((row) => row.scriptGzip - floor)), 40_000),
    limit('script of every other page at most the floor + 25 kB', most(others.map((row) => row.scriptGzip - floor)), 25_000),
    limit('first visit to home: HTML + CSS + fonts + script at most 230 kB', home ? essentials(home) : NaN, 230_000),
    limit('first visit to home: pictures in view at most 60 kB', home?.picturesAbove ?? NaN, 60_000),
    limit('a second page at most 25 kB beyond its pictures', most(visits.map(({ second }) => second.bytes)), 25_000),
    { goal: 'at most 10 prefetches of 15 kB before intent', measured: `${most(visits.map((visit) => visit.prefetches))}`, holds: visits.every((visit) => visit.prefetches <= 10 && visit.prefetchBytes <= 15_000) },
    { goal: 'first slide eager and first, other pictures lazy', measured: String(home?.firstPictureEager), holds: home?.firstPictureEager ?? null },
    { goal: 'no request to another site', measured: String(visits.reduce((sum, { foreign }) => sum + foreign.length, 0)), holds: visits.every(({ foreign }) => foreign.length === 0) },
    limit('low data: home at most 40 kB', most(homes.map((row) => row.lowData)), 40_000),
    limit('low data: every other page at most 25 kB', most(others.map((row) => row.lowData)), 25_000),
    { goal: 'low data: no script', measured: String(scripts), holds: scripts === 0 },
  ];
}

/** What the pages weigh. */
export async function bytes(): Promise<Findings> {
  const empty = await startEmptyApp();
  const floor = await scriptFloor(empty).finally(() => empty.stop());
  const site = await startSite();
  try {
    const rows = await pageBytes(site);
    const visits = await firstVisits(site.url);
    return { tables: [pagesTable(rows, floor), visitsTable(visits)], verdicts: verdicts(rows, visits, floor), figures: { floor, rows, visits } };
  } finally {
    await site.stop();
  }
}
