import { business, machine } from './machine';
import { parseOptions, type Part } from './options';
import { formatTable, verdictTable, writeFigures, type Findings } from './report';
import { ensureBuilt } from './servers/site';

/** Each part is loaded when it runs: the browser is not needed for the load. */
const RUN: Record<Part, (quick: boolean) => Promise<Findings>> = {
  bytes: async () => (await import('./bytes/bytes')).bytes(),
  load: async (quick) => (await import('./load/load')).load(quick),
  browser: async (quick) => (await import('./browser/browser')).browser(quick),
  lighthouse: async (quick) => (await import('./lighthouse/lighthouse')).lighthouse(quick),
};

/** `npm run bench -- [bytes] [load] [browser] [lighthouse] [--quick]` */
async function main(): Promise<void> {
  const { parts, quick } = parseOptions(process.argv.slice(2));
  ensureBuilt();
  if (business() > 0.5) console.log('Other things are running on this machine: trust bytes, processor time and ratios, not times.\n');
  const measuredOn = machine();
  const found: Partial<Record<Part, Findings>> = {};
  for (const part of parts) {
    const findings = await RUN[part](quick);
    found[part] = findings;
    for (const table of [...findings.tables, verdictTable(findings.verdicts)]) console.log(`${formatTable(table)}\n`);
  }
  console.log(`All figures: ${writeFigures(found, measuredOn)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
