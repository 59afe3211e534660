import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../../run/find-browser';
import { findProgram } from '../machine';

const run = promisify(execFile);
// Not a dependency: 185 MB for one table. `npm install --no-save lighthouse` brings it.
const lighthouse = findProgram('lighthouse');
export const hasLighthouse = lighthouse !== null;

let found: string | undefined;
const browser = () => (found ??= findBrowser());

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const reportSchema = z.object({
  categories: z.partialRecord(
    z.enum(CATEGORIES),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

export interface Audit {
  /** 0 to 100 by category; null where Lighthouse found none. */
  scores: Readonly<Partial<Record<Category, number | null>>>;
  /** Ids of the audits that cost a category points. */
  faults: Readonly<Partial<Record<Category, string[]>>>;
}

/** What Lighthouse (mobile, simulated throttling: its defaults) says of a page. @throws Error when it could not load it */
export async function audit(url: string, categories: readonly Category[] = CATEGORIES): Promise<Audit> {
  if (!lighthouse) throw new Error('lighthouse is not installed');
  const words = [url, '--quiet', '--output=json', '--output-path=stdout', `--only-categories=${categories.join()}`, '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'];
  const { stdout } = await run(lighthouse, words, { env: { ...process.env, CHROME_PATH: browser() }, maxBuffer: 64 * 1024 * 1024, timeout: 180_000 });
  const report = reportSchema.parse(JSON.parse(stdout));
  const of = <T>(tell: (category: Category) => T) => Object.fromEntries(categories.map((category) => [category, tell(category)]));
  return {
    scores: of((category) => {
      const score = report.categories[category]?.score ?? null;
      return score === null ? null : Math.round(score * 100);
    }),
    faults: of((category) => {
      const weighed = (report.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
      return weighed.map(({ id }) => id).filter((id) => (report.audits[id]?.score ?? 1) < 1);
    }),
  };
}
