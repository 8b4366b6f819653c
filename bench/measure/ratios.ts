import type { Series } from '../tables/table.ts';
import { median } from './statistics.ts';
import type { Sample } from './task.ts';

/**
 * Returns the ratio for each round: the median of the ratios of its turns. Load on the machine during a turn
 * affects both.
 */
export function ratiosOf(above: Series, below: Series, of: (sample: Sample) => number): readonly number[] {
  return above.rounds.map((turns, round) =>
    median(
      turns.flatMap((sample, turn) => {
        const divisor = below.rounds[round]?.[turn];
        return divisor === undefined ? [] : [of(sample) / of(divisor)];
      }),
    ),
  );
}
