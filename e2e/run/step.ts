import { spawnSync } from 'node:child_process';

/** A named command of the test run. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Prints a heading that is easy to find in a long log. */
function heading(text: string): void {
  process.stdout.write(`\n━━━ ${text} ${'━'.repeat(Math.max(0, 70 - text.length))}\n`);
}

/** Runs one step to its end, with its output on this terminal and nothing to read from. */
export function runStep({ name, command: [program, ...args], env }: Step): StepResult {
  heading(name);
  const started = Date.now();
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error) process.stdout.write(`${name}: ${error.message}\n`);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n`);
  return { name, passed: status === 0, seconds };
}
