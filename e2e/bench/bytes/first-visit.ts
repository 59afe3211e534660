import type { Page } from 'playwright';
import { newVisit, startChromium } from '../browser/chromium';
import { CONTENT, GALLERY, HOME, NOTICE, type BenchPage } from '../pages';
import { bytesOf, Traffic, type Transfer } from './traffic';

const QUIET_MS = 3000;

export interface FirstVisit {
  page: BenchPage;
  document: number;
  style: number;
  font: number;
  fontFiles: number;
  script: number;
  picturesAbove: number;
  /** What the router fetched in advance before the visitor did anything. */
  prefetches: number;
  prefetchBytes: number;
  foreign: string[];
  /** The next page in the same visit. */
  second: { path: string; bytes: number; withPictures: number };
  firstPictureEager: boolean | null;
}

/** Addresses of the pictures that are seen without scrolling. */
function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map((image) => image.currentSrc),
  );
}

/** Whether, as the server sends it, the slider's first picture loads at once and first and all others when needed; null without a slider. */
function firstSlide(page: Page): Promise<boolean | null> {
  return page.evaluate(async () => {
    const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const slide = sent.querySelector('figure img');
    const urgent = [...sent.querySelectorAll('main img:not([loading="lazy"])')];
    return slide && urgent.length === 1 && urgent[0] === slide && slide.getAttribute('fetchpriority') === 'high';
  });
}

async function secondPage(page: Page, traffic: Traffic, path: string): Promise<FirstVisit['second']> {
  traffic.take();
  await page.evaluate((href) => {
    const link = [...document.links].find((one) => one.pathname === href);
    if (!link) throw new Error(`No link to ${href}`);
    link.click();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForTimeout(QUIET_MS);
  const transfers = traffic.take();
  return { path, bytes: bytesOf(transfers) - bytesOf(transfers, 'picture'), withPictures: bytesOf(transfers) };
}

const isPrefetch = ({ url, sort }: Transfer) => sort === 'data' && url.includes('_rsc=');

async function visit(origin: string, page: BenchPage, browser: Awaited<ReturnType<typeof startChromium>>): Promise<FirstVisit> {
  const { context, page: tab, devtools } = await newVisit(browser, false);
  const traffic = new Traffic(devtools);
  await tab.goto(origin + page.path, { waitUntil: 'load' });
  await tab.waitForTimeout(QUIET_MS);
  const transfers = traffic.take();
  const inView = await picturesInView(tab);
  const fonts = transfers.filter(({ sort }) => sort === 'font');
  const prefetched = transfers.filter(isPrefetch);
  const result = {
    page,
    document: bytesOf(transfers, 'document'),
    style: bytesOf(transfers, 'style'),
    font: bytesOf(fonts),
    fontFiles: fonts.length,
    script: bytesOf(transfers, 'script'),
    picturesAbove: bytesOf(transfers.filter(({ url }) => inView.includes(url))),
    prefetches: prefetched.length,
    prefetchBytes: bytesOf(prefetched),
    foreign: transfers.filter(({ url }) => !url.startsWith(origin)).map(({ url }) => url),
    firstPictureEager: await firstSlide(tab),
    second: await secondPage(tab, traffic, page === CONTENT ? '/notice' : CONTENT.path),
  };
  await context.close();
  return result;
}

/** What a phone loads on a first visit that begins on each page, and for the page after it. */
export async function firstVisits(origin: string): Promise<FirstVisit[]> {
  const browser = await startChromium();
  try {
    const visits: FirstVisit[] = [];
    for (const page of [HOME, CONTENT, NOTICE, GALLERY]) {
      // The optimiser has made the pictures by the second time.
      await visit(origin, page, browser);
      visits.push(await visit(origin, page, browser));
    }
    return visits;
  } finally {
    await browser.close();
  }
}
