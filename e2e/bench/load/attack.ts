import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../../site/build-copy';
import { canPin, findProgram, pinned } from '../machine';

const run = promisify(execFile);
const wrk = findProgram('wrk');
export const ATTACKER = wrk ? 'wrk' : 'autocannon';

export interface Attack {
  url: string;
  connections: number;
  seconds: number;
}

export interface Throughput {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(text: string | undefined): number {
  const [, amount, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text ?? '') ?? [];
  return Number(amount) * (UNITS[unit] ?? NaN);
}

/** What wrk prints with `--latency`. */
export function parseWrk(output: string): Throughput {
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50Ms: milliseconds(/\s50%\s+(\S+)/.exec(output)?.[1]),
    p99Ms: milliseconds(/\s99%\s+(\S+)/.exec(output)?.[1]),
    failed: [wrong ?? '0', ...socket].reduce((sum, count) => sum + Number(count), 0),
  };
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/** As many requests as a server answers, by a client that accepts gzip, from the last core. */
export async function attack({ url, connections, seconds }: Attack): Promise<Throughput> {
  const core = canPin ? 1 : 0;
  const timeout = (seconds + 60) * 1000;
  if (wrk) {
    const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '20s', '-H', 'Accept-Encoding: gzip', url];
    const [program, ...args] = pinned(core, [wrk, ...words]);
    return parseWrk((await run(program, args, { timeout })).stdout);
  }
  const autocannon = path.join(PROJECT, 'node_modules/autocannon/autocannon.js');
  const words = ['-j', '-n', '-c', String(connections), '-d', String(seconds), '-t', '20', '-H', 'Accept-Encoding=gzip', url];
  const [program, ...args] = pinned(core, [process.execPath, autocannon, ...words]);
  const result: AutocannonResult = JSON.parse((await run(program, args, { timeout, maxBuffer: 16 * 1024 * 1024 })).stdout);
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99, failed: result.non2xx + result.errors };
}
