import { performance } from 'node:perf_hooks';
import { log } from '../log';

const LONGEST_QUEUE = 200;
const PAUSE_MS = 500;
const BUSY = 0.5;

export type Schedule = (task: () => void) => void;

function later(task: () => void): void {
  setTimeout(task, PAUSE_MS).unref();
}

function idleCheck(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < BUSY;
  };
}

/**
 * Does the slow compression one job at a time and only while the server has little else to do:
 * on a small machine it would otherwise take the processor from visitors.
 */
export class Squeezer {
  private readonly jobs: (() => Promise<void>)[] = [];
  private running = false;

  constructor(
    private readonly schedule: Schedule = later,
    private readonly idle: () => boolean = idleCheck(),
  ) {}

  add(job: () => Promise<void>): void {
    if (this.jobs.length >= LONGEST_QUEUE) return;
    this.jobs.push(job);
    if (!this.running) {
      this.running = true;
      this.schedule(() => this.next());
    }
  }

  private next(): void {
    const job = this.idle() ? this.jobs.shift() : undefined;
    const done = job ? job().catch((error: unknown) => log.warn('compression-failed', { kind: String(error) })) : null;
    const again = () => {
      this.running = this.jobs.length > 0;
      if (this.running) this.schedule(() => this.next());
    };
    if (done) void done.then(again);
    else again();
  }
}
