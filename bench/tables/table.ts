import type { Meter, Sample } from '../measure/task.ts';

/** One table of results: entrants with the same task, compared with one of them. */
export interface Table {
  readonly id: string;
  readonly title: string;
  /** What is measured and how to read it; printed in the document. */
  readonly about: string;
  readonly unit: 'µs' | 'ms';
  /** The entrant that the others are compared with. */
  readonly base: string;
  readonly entrants: readonly Entrant[];
  /** Whether each turn starts a new process. */
  readonly isCold?: boolean;
  /** Why the table cannot run on this machine; undefined if it can. */
  missing?(): string | undefined;
  /** Compares outputs before measuring; throws if they differ. */
  check?(entrants: readonly Entrant[]): Promise<void>;
}

export interface Entrant {
  readonly name: string;
  readonly title: string;
  /** Whether quick mode includes it. */
  readonly isQuick: boolean;
  /** Prepares the measurement in new processes. */
  start(mode: Mode): Promise<Meter>;
}

export interface Mode {
  readonly isQuick: boolean;
}

/** A table with its measurements. */
export interface Result {
  readonly table: Table;
  readonly series: readonly Series[];
}

export interface Series {
  readonly entrant: Entrant;
  /** One sample per turn of each round; turns with the same index belong together. */
  readonly rounds: readonly (readonly Sample[])[];
}
