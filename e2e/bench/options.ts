export const PARTS = ['bytes', 'load', 'browser', 'lighthouse'] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  parts: Part[];
  /** Fewer rounds: to see that everything runs, not to judge. */
  quick: boolean;
}

/** @throws Error for a word that is neither a part nor `--quick` */
export function parseOptions(words: readonly string[]): BenchOptions {
  const unknown = words.filter((word) => word !== '--quick' && !PARTS.some((part) => part === word));
  if (unknown.length) throw new Error(`Not known: ${unknown.join(' ')}. Usage: npm run bench -- [${PARTS.join('] [')}] [--quick]`);
  const named = PARTS.filter((part) => words.includes(part));
  return { parts: named.length ? named : [...PARTS], quick: words.includes('--quick') };
}
