import 'server-only';
import { tickerNotices, type Notice } from './domain/notice';
import type { School } from './domain/school';
import { getEnv } from './env';
import { readBasics, readContents, readNotices, schoolContent, section, type ClientBasics } from './provider';
import { schoolOf } from './school';
import { buildMenu, type MenuTree } from './site-map/menu';
import type { SiteMapItem } from './site-map/site-map';

/** What every page shows around its content. null marks what the provider has never told. */
export interface Site {
  school: School;
  menu: MenuTree | null;
  links: ClientBasics['links'] | null;
  ticker: Notice[] | null;
  /** ISO instant the oldest content on show is from, when an outage has lasted over an hour. */
  staleSince: string | null;
}

const OUTAGE_WORTH_TELLING_MS = 60 * 60 * 1000;

/** @throws ProviderUnavailable when nothing at all is known: a frame around empty sections helps nobody */
export async function loadSite(): Promise<Site> {
  const [basics, notices] = await Promise.all([section(readBasics()), section(readNotices())]);
  if (basics.state === 'unavailable' && notices.state === 'unavailable') await readContents();
  return {
    school: schoolOf(basics.state === 'ready' ? basics.value : null, getEnv().siteConfig),
    menu: basics.state === 'ready' ? buildMenu(basics.value.siteMap) : null,
    links: basics.state === 'ready' ? basics.value.links : null,
    ticker: notices.state === 'ready' ? tickerNotices(notices.value) : null,
    staleSince: staleSince(),
  };
}

/** @throws ProviderUnavailable */
export async function loadSiteMap(): Promise<SiteMapItem[]> {
  return (await readBasics()).siteMap;
}

function staleSince(): string | null {
  const since = schoolContent().staleSince();
  return since !== null && Date.now() - since > OUTAGE_WORTH_TELLING_MS ? new Date(since).toISOString() : null;
}
