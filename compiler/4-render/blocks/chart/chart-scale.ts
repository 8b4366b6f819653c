/** The values of an axis. */
export interface ChartScale {
  readonly from: number;
  readonly to: number;
  /** Round values from `from` to `to`, at equal distances. */
  readonly ticks: readonly number[];
}

/** Approximate number of steps between ticks. */
const STEPS = 4;

/** Returns a scale of round values that contains all `values`, of which there is at least one. */
export function chartScale(values: readonly number[]): ChartScale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const step = roundStep((highest - lowest || Math.abs(highest) || 1) / STEPS);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  // Without the digits that multiples of 0.1 have in binary.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
}

/** Returns 0 for the start of the scale, 1 for its end. */
export function shareOf({ from, to }: ChartScale, value: number): number {
  return (value - from) / (to - from);
}

/** The smallest of 1, 2, 5, 10, 20 … that is not below `size`, at any magnitude. */
function roundStep(size: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((each) => each * magnitude >= size * (1 - 1e-9)) ?? 10;
  return factor * magnitude;
}
