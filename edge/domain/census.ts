import type {
  CensusDay,
  CensusKind,
  CensusMoment,
  CensusName,
  ScriptError,
  SpeedMetric,
} from '../../formatters/vocabulary/api/census.ts';
import type { MovableObject } from './move.ts';

/** Everything that one request adds to the counters. */
export interface Tally {
  /** Date in the time zone of the site, `2026-11-21`. */
  readonly day: string;
  /** The rate limit that applies: `census` for page events, `telemetry` for reports. */
  readonly limit: 'census' | 'telemetry';
  /** Used for rate limits and not stored. Empty when unknown. */
  readonly clientAddress: string;
  /** Identifies a visitor; hashed before it is stored. */
  readonly visitor?: string;
  readonly counts?: readonly Count[];
  readonly speeds?: readonly Speed[];
  readonly errors?: readonly NewScriptError[];
}

export interface Count {
  readonly kind: CensusKind;
  /** A name from a bounded set: an existing page, a form of the site. Absent: only the total is counted. */
  readonly name?: string;
}

/** One measurement of a Core Web Vital. */
export interface Speed {
  readonly path: string;
  readonly metric: SpeedMetric;
  readonly value: number;
}

export type NewScriptError = Pick<ScriptError, 'message' | 'place' | 'stack' | 'pagePath'>;

/** Totals of one shard. */
export interface ShardCensus {
  readonly days: readonly CensusDay[];
  readonly hours: readonly CensusMoment[];
  readonly minutes: readonly CensusMoment[];
  readonly names: readonly (CensusName & { readonly kind: CensusKind })[];
  readonly speeds: readonly SpeedCounts[];
  readonly errors: readonly ScriptError[];
}

/** Histogram of one metric. */
export interface SpeedCounts {
  readonly path: string;
  readonly metric: SpeedMetric;
  /** Measurements per bucket; the buckets are defined in `web-vitals.ts`. */
  readonly counts: readonly number[];
}

/** RPC interface of `CensusDO`: one shard of the analytics counters of a site. */
export interface CensusObject extends MovableObject {
  /** Returns the seconds to wait if the address exceeds its limit; nothing is counted then. */
  add(tally: Tally): Promise<number | undefined>;
  /** Returns the totals from `from` to `to`, both inclusive. */
  read(from: string, to: string): ShardCensus;
}
