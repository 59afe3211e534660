import { test as base } from '@playwright/test';
import { z } from 'zod';
import { ProviderProcess } from '../provider/provider-process';
import { mainText } from '../visit/html';
import { providerSettings, SiteProcess, type SiteOptions } from './site-process';

export const HOLD_SECONDS = 1;

/** What issue 3 promises: healed within the revalidation time plus 5 s. */
export const HEALED_WITHIN_MS = (HOLD_SECONDS + 5) * 1000;

/** Pages made of different provider paths. */
export const PAGES = ['/', '/bn', '/notice', '/contact', '/news-and-events', '/imageFolder/1', '/history', '/administration/teacher-information'] as const;

const health = z.object({ paths: z.array(z.object({ path: z.string(), outcome: z.string(), ageSeconds: z.number().nullable() })) });

interface Servers {
  provider: ProviderProcess;
  /** Starts a site that reads the provider; all are ended after the test. */
  startSite: (options?: SiteOptions) => Promise<SiteProcess>;
}

/** Playwright's test with a provider of its own and sites that quickly notice what it does. */
export const test = base.extend<Servers>({
  provider: async ({}, handOver) => {
    const provider = await ProviderProcess.start();
    await handOver(provider);
    await provider.stop();
  },
  startSite: async ({ provider }, handOver, testInfo) => {
    const sites: SiteProcess[] = [];
    await handOver(async ({ env, ...options } = {}) => {
      const quick = { REVALIDATE_SECONDS: String(HOLD_SECONDS), PROVIDER_TIMEOUT_MS: '3000' };
      const site = await SiteProcess.start({ ...options, env: { ...providerSettings(provider.origin), ...quick, ...env } });
      sites.push(site);
      return site;
    });
    // Two of them may share a build: all have to end before the first of it is removed.
    for (const site of sites) {
      await site.stop('SIGKILL');
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('site log', { body: site.log(), contentType: 'text/plain' });
    }
    for (const site of sites) await site.dispose();
  },
});

/** Status and text of a page's main part. */
export async function visit(site: SiteProcess, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(site.url + path);
  return { status: response.status, text: mainText(await response.text()) };
}

/** Visits all pages; by address. */
export async function visitAll(site: SiteProcess): Promise<Record<string, { status: number; text: string }>> {
  const visits = PAGES.map(async (path) => [path, await visit(site, path)] as const);
  return Object.fromEntries(await Promise.all(visits));
}

/** How each provider path last answered the site. */
export async function outcomes(site: SiteProcess): Promise<Record<string, string>> {
  const { paths } = health.parse(await (await fetch(`${site.url}/api/health`)).json());
  return Object.fromEntries(paths.map(({ path, outcome }) => [path, outcome]));
}

export const NEW_NOTICE = 'Published after the outage';

/** The provider's data after it has published something. */
export function publish(provider: ProviderProcess): Promise<void> {
  const data = [{ Id: 9001, EnglishTitle: NEW_NOTICE, CreatedDate: '2026-11-21T09:00:00', ShowScroll: true }];
  return provider.turn({ path: 'NoticeClient/notices', data });
}
