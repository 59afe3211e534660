import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release } from 'node:os';
import path from 'node:path';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program of the system, or null. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

const taskset = findProgram('taskset');

/** Whether servers and clients can be kept on cores of their own. */
export const canPin = taskset !== null && availableParallelism() > 1;

/** Keeps a running process and what it starts on one core, where the system can. */
export function pin(pid: number, core: number): void {
  if (taskset && canPin) spawnSync(taskset, ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** A command that runs on one core, where the system can. */
export function pinned(core: number, command: readonly string[]): [program: string, ...args: string[]] {
  const [program = '', ...args] = command;
  return taskset && canPin ? [taskset, '-c', String(core), program, ...args] : [program, ...args];
}

/** Memory of a process in MB (resident), or null where the system does not tell. */
export function residentMegabytes(pid: number): number | null {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const kilobytes = Number(stdout.trim());
  return kilobytes > 0 ? kilobytes / 1024 : null;
}

/** Seconds of processor time a process has used, or null where the system does not tell. */
export function cpuSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

/** How many processes wanted a core in the last minute, for each core: above one half, times mean little and only ratios and bytes count. */
export function business(): number {
  return (loadavg()[0] ?? 0) / availableParallelism();
}

/** What the figures were measured on. */
export function machine() {
  return { cores: availableParallelism(), processor: cpus()[0]?.model ?? '', system: `${process.platform} ${release()}`, node: process.version, pinned: canPin, business: business() };
}
