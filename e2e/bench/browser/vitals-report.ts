import type { Table, Verdict } from '../report';
import { median, pairedRatio, shown } from '../statistics';
import type { Vitals } from './vitals';

export interface Sample extends Vitals {
  contender: string;
  page: string;
  round: number;
}

const MOST_OF_STATIC = 1.1;
const MOST_OF_EMPTY = 1.3;

function values(samples: readonly Sample[], contender: string, page: string, key: keyof Vitals): number[] {
  const own = samples.filter((sample) => sample.contender === contender && sample.page === page);
  return own.sort((a, b) => a.round - b.round).map((sample) => sample[key] ?? NaN);
}

/** Medians by page and contender. */
export function vitalsTable(samples: readonly Sample[]): Table {
  const groups = [...new Set(samples.map(({ contender, page }) => `${page}|${contender}`))].sort();
  return {
    title: `Slow 4G, processor four times slower, 360 px, first visit (medians of ${new Set(samples.map(({ round }) => round)).size} visits, of other types of page fewer)`,
    head: ['page', 'served by', 'FCP ms', 'LCP ms', 'of static', 'CLS', 'blocking ms', 'first tap ms', 'loaded ms'],
    rows: groups.map((group) => {
      const [page = '', contender = ''] = group.split('|');
      const of = (key: keyof Vitals) => median(values(samples, contender, page, key));
      const ratio = pairedRatio(values(samples, contender, page, 'lcp'), values(samples, 'static', page, 'lcp'));
      return [page, contender, shown(of('fcp')), shown(of('lcp')), shown(ratio), shown(of('cls')), shown(of('tbt')), shown(of('interaction')), shown(of('loaded'))];
    }),
  };
}

/** The goals for what visitors wait for. */
export function vitalsVerdicts(samples: readonly Sample[], pages: readonly string[]): Verdict[] {
  const ratios = (key: 'fcp' | 'lcp') => pages.map((page) => pairedRatio(values(samples, 'site', page, key), values(samples, 'static', page, key)));
  const empty = median(values(samples, 'empty app', 'Hello', 'tbt'));
  const blocking = pages.map((page) => median(values(samples, 'site', page, 'tbt')) / empty);
  const shifts = Math.max(...samples.filter(({ contender }) => contender === 'site').map(({ cls }) => cls));
  const low = pages.map((page) => median(values(samples, 'low data', page, 'tbt')));
  const list = (numbers: readonly number[]) => numbers.map((number) => shown(number)).join(', ');
  const atMost = (goal: string, numbers: readonly number[], most: number): Verdict => ({
    goal,
    measured: list(numbers),
    holds: numbers.every(Number.isFinite) ? numbers.every((number) => number <= most) : null,
  });
  return [
    atMost(`LCP of ${pages.join(', ')}: at most ${MOST_OF_STATIC} of the static copy’s`, ratios('lcp'), MOST_OF_STATIC),
    atMost(`FCP: at most ${MOST_OF_STATIC} of the static copy’s`, ratios('fcp'), MOST_OF_STATIC),
    atMost(`blocking time: at most ${MOST_OF_EMPTY} of an empty app’s`, blocking, MOST_OF_EMPTY),
    atMost('no layout shift on any type of page', [shifts], 0),
    atMost('low data: no blocking time', low, 0),
  ];
}
