import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Failure, Switch } from './failure';
import type { Dataset } from './fixture-answers';

const addresses = z.object({ origin: z.url(), control: z.url() });
const counts = z.record(z.string(), z.number());
const ROOT = path.resolve(__dirname, '../..');

/** The test provider in a process of its own, with its switches. */
export class ProviderProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
    private readonly control: string,
  ) {}

  static async start(dataset: Dataset = 'untidy'): Promise<ProviderProcess> {
    const args = ['--import', 'tsx', path.join(__dirname, 'run.ts'), dataset];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = z.tuple([z.string()]).parse(await once(createInterface(child.stdout), 'line'));
    const { origin, control } = addresses.parse(JSON.parse(line));
    return new ProviderProcess(child, origin, control);
  }

  private async post(path: string, body?: Switch): Promise<void> {
    const response = await fetch(this.control + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
  }

  /** Makes one path fail, or all of them. */
  fail(failure: Failure, path?: string): Promise<void> {
    return this.post('/control', { failure, ...(path === undefined ? {} : { path }) });
  }

  /** Any other setting of one path, or of all. */
  turn(setting: Switch): Promise<void> {
    return this.post('/control', setting);
  }

  /** All paths well again. */
  heal(): Promise<void> {
    return this.post('/control/reset');
  }

  async counts(): Promise<Record<string, number>> {
    return counts.parse(await (await fetch(`${this.control}/control/counts`)).json());
  }

  forgetCounts(): Promise<void> {
    return this.post('/control/counts');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
