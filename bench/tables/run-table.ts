import type { Sample } from '../measure/task.ts';
import type { Entrant, Mode, Result, Table } from './table.ts';

/** An odd number, so that the median is a round that took place; at least seven for the record. */
const ROUNDS = 9;
const QUICK_ROUNDS = 5;

/** Checks that the entrants give the same and then measures them in rounds, each in an order of its own. */
export function runTable(table: Table, mode: Mode): Result {
  const entrants = table.entrants.filter(({ isQuick }) => isQuick || !mode.isQuick);
  table.check?.(entrants);
  const samples = new Map<Entrant, Sample[]>(entrants.map((entrant) => [entrant, []]));
  for (let round = 0; round < (mode.isQuick ? QUICK_ROUNDS : ROUNDS); round++) {
    for (const entrant of shuffled(entrants)) samples.get(entrant)?.push(entrant.measure(mode));
  }
  return {
    table,
    series: entrants.map((entrant) => ({ entrant, samples: samples.get(entrant) ?? [] })),
  };
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
