import type { Sample } from './task.ts';

export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that a quarter of them is below. */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? Number.NaN;
}

/** The median of several short things, each measured in a process of its own, as one sample. */
export function medianOf(times: number, measure: () => Sample): Sample {
  const samples = Array.from({ length: times }, measure);
  return { wall: median(samples.map(({ wall }) => wall)), cpu: median(samples.map(({ cpu }) => cpu)) };
}
