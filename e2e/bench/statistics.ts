/** The middle value; of an even number, the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? NaN;
  const high = sorted[Math.floor(middle)] ?? NaN;
  return (low + high) / 2;
}

/** The median of the ratios of what was measured in the same round: what disturbs the machine disturbs both. */
export function pairedRatio(values: readonly number[], yardsticks: readonly number[]): number {
  return median(values.map((value, round) => value / (yardsticks[round] ?? NaN)));
}

/** A number with as many digits as mean something, `–` where there is none. */
export function shown(value: number | null | undefined, unit = ''): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${Number(value.toFixed(digits)).toLocaleString('en')}${unit}`;
}

/** Kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return shown(bytes / 1000);
}
