import type { Meter, Sample } from '../measure/task.ts';

/** One table of results: entrants that do the same thing, compared with one of them. */
export interface Table {
  readonly id: string;
  readonly title: string;
  /** What is measured and how to read it, for the document. */
  readonly about: string;
  readonly unit: 'µs' | 'ms';
  /** The entrant that others are a multiple of. */
  readonly base: string;
  readonly entrants: readonly Entrant[];
  /** Whether each turn starts a process of its own. */
  readonly isCold?: boolean;
  /** Why it cannot be made here; undefined when it can. */
  missing?(): string | undefined;
  /** Compares outputs before anything is timed; throws where they differ. */
  check?(entrants: readonly Entrant[]): Promise<void>;
}

export interface Entrant {
  readonly name: string;
  readonly title: string;
  /** Whether the quick mode needs it. */
  readonly isQuick: boolean;
  /** Gets it ready to be measured, in processes of its own. */
  start(mode: Mode): Promise<Meter>;
}

export interface Mode {
  readonly isQuick: boolean;
}

/** A table with what was measured. */
export interface Result {
  readonly table: Table;
  readonly series: readonly Series[];
}

export interface Series {
  readonly entrant: Entrant;
  /** A sample for each turn of each round; the turns of all series belong together. */
  readonly rounds: readonly (readonly Sample[])[];
}
