import type { Sample } from '../measure/task.ts';

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
  /** Why it cannot be made here; undefined when it can. */
  missing?(): string | undefined;
  /** Compares outputs before anything is timed; throws where they differ. */
  check?(entrants: readonly Entrant[]): void;
}

export interface Entrant {
  readonly name: string;
  readonly title: string;
  /** Whether the quick mode needs it. */
  readonly isQuick: boolean;
  /** Measures it once, in a process of its own. */
  measure(mode: Mode): Sample;
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
  /** One for each round; the rounds of all series belong together. */
  readonly samples: readonly Sample[];
}
