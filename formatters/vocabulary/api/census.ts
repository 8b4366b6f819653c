/** Analytics API types (data model 11), for the endpoints that record events and the dashboard that reads them. */

/** Every kind of event that is counted. Most kinds are broken down by name: of a page, a form or a product. */
export const CENSUS_KINDS = [
  'view',
  'visitor',
  'referrer',
  'search',
  'heartbeat',
  'audio',
  'video',
  'button-render',
  'button-click',
  'form-render',
  'overlay',
  'quick-view',
  'event',
  'schema',
  'preference',
] as const;

export type CensusKind = (typeof CENSUS_KINDS)[number];

export type SpeedMetric = 'fcp' | 'lcp' | 'cls' | 'fid' | 'inp';

/** GET census. `from` and `to` are inclusive days such as `2026-11-21` in the site's time zone. */
export interface EditorCensusResponse {
  readonly from: string;
  readonly to: string;
  /** Days without events are omitted. */
  readonly days: readonly CensusDay[];
  /** Page views of the last 48 hours and of the last 60 minutes; empty intervals are omitted. */
  readonly hours: readonly CensusMoment[];
  readonly minutes: readonly CensusMoment[];
  /** The 50 most frequent names of each kind. */
  readonly names: Readonly<Partial<Record<CensusKind, readonly CensusName[]>>>;
  readonly speed: readonly CensusSpeed[];
  /** Newest first. */
  readonly errors: readonly ScriptError[];
}

export interface CensusDay {
  readonly day: string;
  readonly counts: Readonly<Partial<Record<CensusKind, number>>>;
}

export interface CensusMoment {
  /** Start of the interval, in epoch milliseconds. */
  readonly startOn: number;
  readonly views: number;
}

export interface CensusName {
  readonly name: string;
  readonly count: number;
}

/** Web vitals of one page, or of all pages when `path` is `''`. Milliseconds; CLS has no unit. */
export interface CensusSpeed {
  readonly path: string;
  readonly metric: SpeedMetric;
  readonly count: number;
  /** The 75th percentile, estimated from a histogram, so not exact to the millisecond. */
  readonly p75: number;
  readonly good: number;
  readonly needsImprovement: number;
  readonly poor: number;
}

/** An uncaught error in a visitor's browser. The visitor is not identified. */
export interface ScriptError {
  readonly message: string;
  /** `https://olaria.example/assets/loader.js:10:3`. */
  readonly place: string;
  readonly stack: string;
  readonly pagePath: string;
  readonly count: number;
  readonly firstOn: number;
  readonly lastOn: number;
}
