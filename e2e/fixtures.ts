import { test as base } from '@playwright/test';
import { ProviderProcess } from './provider/provider-process';
import { providerSettings, SiteProcess } from './site/site-process';
import { hydrated } from './visit/hydrated';

/** Which school the visited site tells of. */
export interface SchoolOption {
  school: 'sample' | 'provider';
  /**
   * A name of a spec's own, where its tests change what the provider says: it gets servers of its own then, so
   * that no other visit meets what is left of the change.
   */
  ownServers: string;
}

interface Servers {
  /** The provider behind the site where `school` is `provider`; otherwise nobody asks it. */
  provider: ProviderProcess;
  site: SiteProcess;
}

/** How old content may be on the sites under test. */
export const REVALIDATE_SECONDS = 2;

const START_MS = 90_000;

/**
 * Playwright's test with a running site behind every relative address: one for each worker, so that what one
 * test does to its provider is not seen by another that runs at the same time.
 */
export const test = base.extend<{ siteLog: null }, SchoolOption & Servers>({
  school: ['sample', { option: true, scope: 'worker' }],
  ownServers: ['', { option: true, scope: 'worker' }],
  provider: [
    async ({}, handOver) => {
      const provider = await ProviderProcess.start();
      await handOver(provider);
      await provider.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  site: [
    async ({ school, provider }, handOver) => {
      const settings = school === 'provider' ? providerSettings(provider.origin) : {};
      const site = await SiteProcess.start({ env: { ...settings, REVALIDATE_SECONDS: String(REVALIDATE_SECONDS) } });
      await handOver(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ site }, handOver) => handOver(site.url),
  // A visitor looks before they click; a click in the moment before hydration is a plain link's, which other tests try.
  page: async ({ page, javaScriptEnabled }, handOver) => {
    const goto = page.goto.bind(page);
    page.goto = async (...destination) => {
      const response = await goto(...destination);
      if (javaScriptEnabled !== false) await hydrated(page);
      return response;
    };
    await handOver(page);
  },
  siteLog: [
    async ({ site }, handOver, testInfo) => {
      await handOver(null);
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('site log', { body: site.log(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
