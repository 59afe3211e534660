import { TestProvider } from '../../provider/test-provider';
import { providerSettings } from '../../site/site-process';
import type { Findings } from '../report';
import { startSite } from '../servers/site';
import { shown } from '../statistics';
import { attack } from './attack';

const REVALIDATE_SECONDS = 2;
const CONNECTIONS = [32, 256];

interface Row {
  provider: string;
  connections: number;
  perSecond: number;
  p99Ms: number;
  failed: number;
  /** Requests to the path that was asked for most. */
  mostOfOnePath: number;
  inAll: number;
  allowed: number;
}

/** What the provider is asked while many visitors come, when it is well and when it answers nothing any more. */
export async function providerRequests(seconds: number): Promise<Findings> {
  const provider = new TestProvider();
  await provider.open();
  const settings = { ...providerSettings(provider.origin), REVALIDATE_SECONDS: String(REVALIDATE_SECONDS), PROVIDER_TIMEOUT_MS: '1000' };
  const site = await startSite(settings).catch(async (error: unknown) => {
    await provider.close();
    throw error;
  });
  try {
    await attack({ url: `${site.url}/`, connections: 8, seconds: 1 });
    const rows: Row[] = [];
    for (const failure of [null, 'hang'] as const) {
      await provider.turn({ failure });
      for (const connections of CONNECTIONS) {
        provider.counts.clear();
        const { perSecond, p99Ms, failed } = await attack({ url: `${site.url}/`, connections, seconds });
        const counts = [...provider.counts.values()];
        rows.push({
          provider: failure ? 'hanging' : 'healthy',
          connections,
          perSecond,
          p99Ms,
          failed,
          mostOfOnePath: Math.max(0, ...counts),
          inAll: counts.reduce((sum, count) => sum + count, 0),
          // One at the beginning, and one whenever the time has passed.
          allowed: 1 + Math.ceil(seconds / REVALIDATE_SECONDS),
        });
      }
    }
    const speed = (state: string) => rows.filter((row) => row.provider === state).reduce((sum, row) => sum + row.perSecond, 0);
    const worst = Math.max(...rows.map((row) => row.mostOfOnePath / row.allowed));
    return {
      tables: [
        {
          title: `Home page with a provider that is well and one that hangs, kept for ${REVALIDATE_SECONDS} s, ${seconds} s each`,
          head: ['provider', 'visitors', 'requests/s', 'p99 ms', 'failed', 'requests to one path', 'allowed', 'to all paths'],
          rows: rows.map((row) => [row.provider, String(row.connections), shown(row.perSecond), shown(row.p99Ms), String(row.failed), String(row.mostOfOnePath), String(row.allowed), String(row.inAll)]),
        },
      ],
      verdicts: [
        { goal: 'at most one request per provider path and revalidation time', measured: `${shown(worst)} of what is allowed`, holds: worst <= 1 },
        { goal: 'no visitor sees a provider that hangs', measured: `${rows.reduce((sum, row) => sum + row.failed, 0)} failed, speed ${shown(speed('hanging') / speed('healthy'))} of healthy`, holds: rows.every((row) => row.failed === 0) },
      ],
      figures: rows,
    };
  } finally {
    await site.stop();
    await provider.close();
  }
}
