import type { Context } from 'hono';
import { z } from 'zod';
import type { Count, Speed } from '../../domain/census.ts';
import { SPEED_METRICS } from '../../domain/web-vitals.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { validationErrors } from '../../platform/validation/validation-errors.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { count } from './count.ts';
import { pageName } from './names.ts';
import { parseJson, textOf } from './read-fields.ts';

/** A page view sends a handful of records. */
const MAX_RECORDS = 100;

/** Data model 11. The content of `data` depends on the event; invalid parts are ignored. */
const recordsSchema = z
  .array(
    z.object({
      app: z.string().min(1).max(100),
      event: z.enum(['a16y', 'page_speed', 'image', 'user']),
      data: z.record(z.string(), z.unknown()),
      pageLoadId: z.string().min(1).max(100),
      timestamp: z.number(),
    }),
  )
  .max(MAX_RECORDS);

type PerformanceRecord = z.infer<typeof recordsSchema>[number];

/** POST /api/1/performance/records: a JSON list as text/plain, as sent by beacons (R-ETELE-API-07, -08). */
export async function recordPerformance(context: Context<AppEnv>): Promise<Response> {
  // Some browsers send beacons without a content type.
  const text = new TextDecoder().decode(await context.req.arrayBuffer());
  const checked = recordsSchema.safeParse(parseJson(text));
  if (!checked.success)
    throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
  const records = checked.data;
  return count(context, (release) => ({
    limit: 'telemetry',
    speeds: records.flatMap((record) => speedsOf(release, record)),
    counts: records.flatMap(preferencesOf),
  }));
}

/** Ten minutes; larger values were measured while the device was suspended. */
const MAX_MS = 600_000;

/** Returns the measurements of an existing page. Identifiers in the record are ignored. */
function speedsOf(release: ActiveRelease, { event, data }: PerformanceRecord): readonly Speed[] {
  const path = event === 'page_speed' ? pageName(release, textOf(data, 'pathname')) : undefined;
  if (path === undefined) return [];
  return SPEED_METRICS.flatMap((metric) => {
    const measured = Object.hasOwn(data, metric) ? data[metric] : undefined;
    const value = Object(measured).value as unknown;
    const isSound = typeof value === 'number' && value >= 0 && value <= MAX_MS;
    return isSound ? [{ path, metric, value }] : [];
  });
}

/** Accessibility preferences. */
const PREFERENCES: Readonly<Record<string, (value: unknown) => boolean>> = {
  forcedColors: (value) => value === true,
  prefersContrast: (value) => value === 'more' || value === 'less' || value === 'custom',
  prefersReducedMotion: (value) => value === true,
  primaryInputHasHover: (value) => value === true,
  keyboardUsage: (value) => value === true,
};

function preferencesOf({ event, data }: PerformanceRecord): readonly Count[] {
  if (event !== 'a16y') return [];
  const chosen = Object.keys(PREFERENCES).filter(
    (name) => Object.hasOwn(data, name) && PREFERENCES[name]?.(data[name]) === true,
  );
  // The total number of page views.
  return [
    { kind: 'preference', name: 'asked' },
    ...chosen.map((name) => ({ kind: 'preference', name }) as const),
  ];
}
