import type { Context } from 'hono';
import {
  CENSUS_KINDS,
  type CensusDay,
  type CensusKind,
  type CensusMoment,
  type CensusName,
  type CensusSpeed,
  type EditorCensusResponse,
  type ScriptError,
} from '../../../formatters/vocabulary/api/census.ts';
import type { ShardCensus, SpeedCounts } from '../../domain/census.ts';
import { siteDay } from '../../domain/site-day.ts';
import { mergeHistograms, SPEED_METRICS, summarizeHistogram } from '../../domain/web-vitals.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 400;
const MAX_NAMES = 50;
const MAX_ERRORS = 200;

/** GET /api/editor/v1/census: the last 30 days by default, merged from all shards. */
export async function readCensus(context: Context<AppEnv>): Promise<Response> {
  const tenant = context.get('tenant');
  const release = await tenant.release();
  const today = siteDay(release?.data.website.timeZone ?? 'UTC', Date.now());
  const from = context.req.query('from') ?? daysBefore(today, DEFAULT_DAYS - 1);
  const to = context.req.query('to') ?? today;
  const days = (timeOf(to) - timeOf(from)) / DAY_MS;
  if (!(days >= 0 && days < MAX_DAYS)) throw new ApiError(400, MESSAGES.invalidRequest);
  const shards = await Promise.all(
    Array.from({ length: SHARDS.census }, (_, shard) => tenant.census(shard).read(from, to)),
  );
  const response: EditorCensusResponse = {
    from,
    to,
    days: mergeDays(shards.flatMap((shard) => shard.days)),
    hours: mergeMoments(shards.flatMap((shard) => shard.hours)),
    minutes: mergeMoments(shards.flatMap((shard) => shard.minutes)),
    names: mergeNames(shards.flatMap((shard) => shard.names)),
    speed: mergeSpeeds(shards.flatMap((shard) => shard.speeds)),
    errors: mergeErrors(shards.flatMap((shard) => shard.errors)),
  };
  return context.json(response);
}

/** In calendar days: a day has 23 or 25 hours when clocks change. */
function daysBefore(day: string, count: number): string {
  return new Date(timeOf(day) - count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns NaN for an invalid date. */
function timeOf(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
}

function mergeDays(days: readonly CensusDay[]): readonly CensusDay[] {
  const sums = new Map<string, Partial<Record<CensusKind, number>>>();
  for (const { day, counts } of days) {
    const known = sums.get(day) ?? {};
    for (const kind of CENSUS_KINDS) {
      const count = (known[kind] ?? 0) + (counts[kind] ?? 0);
      if (count > 0) known[kind] = count;
    }
    sums.set(day, known);
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, counts]) => ({ day, counts }));
}

function mergeMoments(moments: readonly CensusMoment[]): readonly CensusMoment[] {
  const sums = new Map<number, number>();
  for (const { startOn, views } of moments) sums.set(startOn, (sums.get(startOn) ?? 0) + views);
  return [...sums].toSorted(([one], [other]) => one - other).map(([startOn, views]) => ({ startOn, views }));
}

function mergeNames(names: ShardCensus['names']): EditorCensusResponse['names'] {
  const sums = new Map<CensusKind, Map<string, number>>();
  for (const { kind, name, count } of names) {
    const known = sums.get(kind) ?? new Map<string, number>();
    known.set(name, (known.get(name) ?? 0) + count);
    sums.set(kind, known);
  }
  const pairs = [...sums].map(([kind, counts]) => [kind, mostOf(counts)] as const);
  return Object.fromEntries(pairs);
}

function mostOf(counts: ReadonlyMap<string, number>): readonly CensusName[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MAX_NAMES);
}

/** The whole site first, then pages by number of visits. */
function mergeSpeeds(speeds: readonly SpeedCounts[]): readonly CensusSpeed[] {
  const sums = new Map<string, SpeedCounts>();
  for (const { path, metric, counts } of speeds) {
    const key = `${metric} ${path}`;
    sums.set(key, { path, metric, counts: mergeHistograms(sums.get(key)?.counts ?? [], counts) });
  }
  return [...sums.values()].map(summarizeHistogram).toSorted(bySpeed);
}

function bySpeed(one: CensusSpeed, other: CensusSpeed): number {
  if (one.path !== other.path && (one.path === '' || other.path === '')) return one.path === '' ? -1 : 1;
  if (one.count !== other.count) return other.count - one.count;
  if (one.path !== other.path) return one.path < other.path ? -1 : 1;
  return SPEED_METRICS.indexOf(one.metric) - SPEED_METRICS.indexOf(other.metric);
}

function mergeErrors(errors: readonly ScriptError[]): readonly ScriptError[] {
  const sums = new Map<string, ScriptError>();
  for (const error of errors) {
    const key = JSON.stringify([error.message, error.place]);
    const known = sums.get(key);
    const latest = known === undefined || known.lastOn < error.lastOn ? error : known;
    const firstOn = Math.min(known?.firstOn ?? error.firstOn, error.firstOn);
    sums.set(key, { ...latest, firstOn, count: error.count + (known?.count ?? 0) });
  }
  return [...sums.values()].toSorted((one, other) => other.lastOn - one.lastOn).slice(0, MAX_ERRORS);
}
