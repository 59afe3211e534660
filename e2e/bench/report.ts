import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../site/build-copy';

export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A goal, what was measured of it, and whether it holds; null where it could not be measured. */
export interface Verdict {
  goal: string;
  measured: string;
  holds: boolean | null;
}

/** What a part of the benchmark found: for people, for goals, and every figure for machines. */
export interface Findings {
  tables: Table[];
  verdicts: Verdict[];
  figures: unknown;
}

/** A Markdown table with even columns. */
export function formatTable({ title, head, rows }: Table): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [`### ${title}`, '', line(head), rule, ...rows.map(line), ''].join('\n');
}

const MARKS = { true: 'yes', false: 'NO', null: 'not measured' } as const;

/** The goals as a table. */
export function verdictTable(verdicts: readonly Verdict[]): Table {
  return {
    title: 'Goals',
    head: ['goal', 'measured', 'holds'],
    rows: verdicts.map(({ goal, measured, holds }) => [goal, measured, MARKS[`${holds}`]]),
  };
}

/** Writes all figures to a file of the moment in bench-results/. @returns its path */
export function writeFigures(parts: Readonly<Record<string, Findings>>, machine: unknown): string {
  const dir = path.join(PROJECT, 'bench-results');
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  const figures = Object.fromEntries(Object.entries(parts).map(([name, { figures, verdicts }]) => [name, { verdicts, figures }]));
  writeFileSync(file, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  return file;
}
