import type { Meter, Sample } from '../measure/task.ts';
import type { Entrant, Mode, Result, Table } from './table.ts';

/** Odd, so that the median is an actual round; at least seven for published results. */
const ROUNDS = 9;
const QUICK_ROUNDS = 5;

/** Turns per entrant in a round. */
const TURNS = 45;
const QUICK_TURNS = 21;
/** Each cold turn is a separate process. */
const COLD_TURNS = 7;
const QUICK_COLD_TURNS = 5;

/** Checks that the entrants produce the same output, then measures them in rounds. */
export async function runTable(table: Table, mode: Mode): Promise<Result> {
  const entrants = table.entrants.filter(({ isQuick }) => isQuick || !mode.isQuick);
  await table.check?.(entrants);
  const rounds = new Map<Entrant, (readonly Sample[])[]>(entrants.map((entrant) => [entrant, []]));
  for (let round = 0; round < (mode.isQuick ? QUICK_ROUNDS : ROUNDS); round++) {
    for (const [entrant, samples] of await runRound(entrants, mode, turnsOf(table, mode)))
      rounds.get(entrant)?.push(samples);
  }
  return { table, series: entrants.map((entrant) => ({ entrant, rounds: rounds.get(entrant) ?? [] })) };
}

/** Starts new processes for all entrants; they take turns of some milliseconds in random order. */
async function runRound(
  entrants: readonly Entrant[],
  mode: Mode,
  turns: number,
): Promise<ReadonlyMap<Entrant, readonly Sample[]>> {
  const meters = new Map<Entrant, Meter>();
  const samples = new Map<Entrant, Sample[]>(entrants.map((entrant) => [entrant, []]));
  try {
    for (const entrant of entrants) meters.set(entrant, await entrant.start(mode));
    for (let turn = 0; turn < turns; turn++) {
      for (const [entrant, meter] of shuffled([...meters])) samples.get(entrant)?.push(await meter.measure());
    }
  } finally {
    for (const meter of meters.values()) meter.stop();
  }
  return samples;
}

function turnsOf({ isCold = false }: Table, { isQuick }: Mode): number {
  if (isCold) return isQuick ? QUICK_COLD_TURNS : COLD_TURNS;
  return isQuick ? QUICK_TURNS : TURNS;
}

function shuffled<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
