/** What the calls that only count carry (data model 11), and what the dashboard reads of it. */

/** Everything that is counted. Names go with most of them: of a page, a form, a product. */
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

/** GET: from the first to the last day, both as `2026-11-21` in the site's own time zone. */
export interface EditorCensusResponse {
  readonly from: string;
  readonly to: string;
  /** Days on which nothing happened are left out. */
  readonly days: readonly CensusDay[];
  /** Page views of the last 48 hours, and of the last 60 minutes; those without any are left out. */
  readonly hours: readonly CensusMoment[];
  readonly minutes: readonly CensusMoment[];
  /** The 50 most frequent of each kind. */
  readonly names: Readonly<Partial<Record<CensusKind, readonly CensusName[]>>>;
  readonly speed: readonly CensusSpeed[];
  /** The latest first. */
  readonly errors: readonly ScriptError[];
}

export interface CensusDay {
  readonly day: string;
  readonly counts: Readonly<Partial<Record<CensusKind, number>>>;
}

export interface CensusMoment {
  /** Epoch milliseconds of its beginning. */
  readonly startOn: number;
  readonly views: number;
}

export interface CensusName {
  readonly name: string;
  readonly count: number;
}

/** How fast a page was, `''` for all of them: milliseconds, and CLS without a unit. */
export interface CensusSpeed {
  readonly path: string;
  readonly metric: SpeedMetric;
  readonly count: number;
  /** Three of four visits were at least that good; read off a scale, so not to the millisecond. */
  readonly p75: number;
  readonly good: number;
  readonly needsImprovement: number;
  readonly poor: number;
}

/** An error that nobody caught in a visitor's browser; who it was is not known. */
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
