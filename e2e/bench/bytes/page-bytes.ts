import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { PAGES, type BenchPage } from '../pages';
import { pageWeight, scriptSources, styleSheets } from '../page-weight';
import { getHtml, rawGet } from '../raw-get';
import type { Contender } from '../servers/contender';

/** The server makes its smallest brotli of a built file some moments after it was first asked for. */
const SQUEEZE_MS = 6000;

export interface PageBytes {
  page: BenchPage;
  html: number;
  markup: number;
  htmlBrotli: number;
  css: number;
  cssBrotli: number;
  /** All script of the first load, as the framework's floor is measured: each file with gzip level 6. */
  scriptGzip: number;
  scriptBrotli: number;
  lowDataHtml: number;
  /** HTML and style sheet on the wire. */
  lowData: number;
  lowDataScripts: number;
}

const BROTLI = { 'accept-encoding': 'br' };

async function sizes(origin: string, paths: readonly string[]): Promise<{ raw: number; brotli: number; gzip: number }> {
  const sum = { raw: 0, brotli: 0, gzip: 0 };
  for (const path of paths) {
    const { body, headers } = await rawGet(origin + path, BROTLI);
    const raw = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    sum.raw += raw.length;
    sum.brotli += body.length;
    sum.gzip += gzipSync(raw, { level: 6 }).length;
  }
  return sum;
}

async function measure(origin: string, page: BenchPage): Promise<PageBytes> {
  const html = await getHtml(origin + page.path);
  const low = await getHtml(origin + page.path, { cookie: 'low-data=1' });
  const lowWire = await rawGet(origin + page.path, { ...BROTLI, cookie: 'low-data=1' });
  const css = await sizes(origin, styleSheets(html));
  const script = await sizes(origin, scriptSources(html));
  const lowCss = await sizes(origin, styleSheets(low));
  return {
    page,
    ...pageWeight(html),
    htmlBrotli: (await rawGet(origin + page.path, BROTLI)).body.length,
    css: css.raw,
    cssBrotli: css.brotli,
    scriptGzip: script.gzip,
    scriptBrotli: script.brotli,
    lowDataHtml: lowWire.body.length,
    lowData: lowWire.body.length + lowCss.brotli,
    lowDataScripts: (low.match(/<script\b(?![^>]*ld\+json)/g) ?? []).length,
  };
}

/** Bytes of one page of every type. */
export async function pageBytes(site: Contender): Promise<PageBytes[]> {
  // Twice: what is measured is what the second visitor gets.
  for (const page of PAGES) await measure(site.url, page);
  await new Promise((resolve) => setTimeout(resolve, SQUEEZE_MS));
  const rows: PageBytes[] = [];
  for (const page of PAGES) rows.push(await measure(site.url, page));
  return rows;
}

/** Script that an app of the framework loads before it does anything. */
export async function scriptFloor(empty: Contender): Promise<number> {
  return (await sizes(empty.url, scriptSources(await getHtml(empty.url)))).gzip;
}
