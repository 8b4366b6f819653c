import type {
  CensusDay,
  CensusKind,
  CensusMoment,
  CensusName,
  ScriptError,
  SpeedMetric,
} from '../../formatters/vocabulary/api/census.ts';

/** What goes into an object that counts, and what comes out of it. */
export interface Tally {
  /** In the site's own time zone, `2026-11-21`. */
  readonly day: string;
  /** Calls that pages make all the time may come oftener than reports. */
  readonly limit: 'census' | 'telemetry';
  /** Limits count by it; it is not kept. Empty where nobody could be told apart. */
  readonly clientAddress: string;
  /** Who looked at a page: made into a hash before anything is written down. */
  readonly visitor?: string;
  readonly counts?: readonly Count[];
  readonly speeds?: readonly Speed[];
  readonly errors?: readonly NewScriptError[];
}

export interface Count {
  readonly kind: CensusKind;
  /** Of what there are few: a page that exists, a form of the site. Absent: only the sum is counted. */
  readonly name?: string;
}

export interface Speed {
  readonly path: string;
  readonly metric: SpeedMetric;
  readonly value: number;
}

export type NewScriptError = Pick<ScriptError, 'message' | 'place' | 'stack' | 'pagePath'>;

/** The sums of one shard. */
export interface ShardCensus {
  readonly days: readonly CensusDay[];
  readonly hours: readonly CensusMoment[];
  readonly minutes: readonly CensusMoment[];
  readonly names: readonly (CensusName & { readonly kind: CensusKind })[];
  readonly speeds: readonly SpeedCounts[];
  readonly errors: readonly ScriptError[];
}

export interface SpeedCounts {
  readonly path: string;
  readonly metric: SpeedMetric;
  /** How many fell into each part of the scale of `speed-scale.ts`. */
  readonly counts: readonly number[];
}

/** What the steps work on; each runs inside one transaction and waits for nothing. */
export interface CensusBook {
  readonly sql: SqlStorage;
  readonly clock: () => number;
}

export type Row = Readonly<Record<string, SqlStorageValue>>;
