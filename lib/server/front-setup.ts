import type { ServerResponse } from 'node:http';
import { log } from '../log';
import { frontHarness, isr, type Site } from './front-harness';

type Harness = Awaited<ReturnType<typeof frontHarness>>;
const open: Harness[] = [];

export const PAGE = `<!DOCTYPE html><html lang="en"><head><script src="/a.js"></script></head><body><p>${'text '.repeat(200)}</p></body></html>`;

/** A front server for one test, closed after it; `site` answers in Next's place, with PAGE unless told otherwise. */
export async function front(site: Site = (_req, res) => isr(res, PAGE), options?: Parameters<typeof frontHarness>[1]): Promise<Harness> {
  const harness = await frontHarness(site, options);
  open.push(harness);
  return harness;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((harness) => harness.close()));
});

/** Keeps the failures that the tests of a file bring about out of their output. */
export function withoutWarnings(): void {
  beforeEach(() => {
    jest.spyOn(log, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}

/** Next holding back its answers until they are released. */
export function gate() {
  const held: ServerResponse[] = [];
  let arrived: () => void = () => {};
  const waiting = () => (held.length ? Promise.resolve() : new Promise<void>((resolve) => (arrived = resolve)));
  const site: Site = (_req, res) => {
    held.push(res);
    arrived();
  };
  return { held, site, waiting };
}
