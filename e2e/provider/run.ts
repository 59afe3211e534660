import { openControl } from './control';
import { portOf } from './listen';
import { TestProvider } from './test-provider';

/** The test provider as a process: `tsx e2e/provider/run.ts [untidy|hostile]`. Prints its two addresses as one JSON line. */
async function main(): Promise<void> {
  const provider = new TestProvider(process.argv[2] === 'hostile' ? 'hostile' : 'untidy');
  await provider.open();
  const control = await openControl(provider);
  process.stdout.write(`${JSON.stringify({ origin: provider.origin, control: `http://127.0.0.1:${portOf(control)}` })}\n`);
}

void main();
