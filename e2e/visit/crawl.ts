import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { SiteProcess } from '../site/site-process';
import { SentPage } from './document';

const locations = z.array(z.object({ loc: z.url(), 'image:image': z.array(z.object({ 'image:loc': z.url() })).optional() }));
const siteMap = z.object({ urlset: z.object({ url: locations }) });
const parser = new XMLParser({ isArray: (name) => ['url', 'image:image'].includes(name), parseTagValue: false });

/** Asks the running site for an address it has published: that bears its public origin, which need not be where it listens. */
export function askFor(site: SiteProcess, published: string, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(published);
  return fetch(site.url + pathname + search, { redirect: 'manual', ...init });
}

/** A page of the site map, as a crawler gets it. */
export interface CrawledPage {
  address: string;
  lang: 'en' | 'bn';
  status: number;
  robots: string | null;
  page: SentPage;
  /** The page as text. */
  html: string;
}

/** What robots.txt says: where the site map is and which addresses are not for crawlers. */
export async function readRobots(site: SiteProcess): Promise<{ sitemap: string; refuses: (address: string) => boolean }> {
  const lines = (await (await fetch(`${site.url}/robots.txt`)).text()).split('\n');
  const valuesOf = (field: string) => lines.flatMap((line) => (line.startsWith(`${field}: `) ? line.slice(field.length + 2) : []));
  const rules = valuesOf('Disallow').map((rule) => new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`));
  const refuses = (address: string) => rules.some((rule) => rule.test(address.slice(new URL(address).origin.length)));
  return { sitemap: z.url().parse(valuesOf('Sitemap')[0]), refuses };
}

export async function readSiteMap(site: SiteProcess, sitemap: string): Promise<{ address: string; pictures: string[] }[]> {
  const { urlset } = siteMap.parse(parser.parse(await (await askFor(site, sitemap)).text()));
  return urlset.url.map((entry) => ({ address: entry.loc, pictures: (entry['image:image'] ?? []).map((image) => image['image:loc']) }));
}

export async function visit(site: SiteProcess, address: string): Promise<CrawledPage> {
  const response = await askFor(site, address);
  const html = await response.text();
  const lang = /^\/bn(?:\/|$)/.test(new URL(address).pathname) ? 'bn' : 'en';
  return { address, lang, status: response.status, robots: response.headers.get('x-robots-tag'), page: new SentPage(html), html };
}
