import { z } from 'zod';
import type { EditorCensusResponse } from '../../../../formatters/vocabulary/api/census.ts';
import { CENSUS_KINDS } from '../../../../formatters/vocabulary/api/census.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, text, time } from './fields.ts';

const kind = z.enum(CENSUS_KINDS);

const moments = z.array(z.strictObject({ startOn: time, views: count }));

const census: z.ZodType<EditorCensusResponse> = z.strictObject({
  from: text,
  to: text,
  days: z.array(z.strictObject({ day: text, counts: z.partialRecord(kind, count) })),
  hours: moments,
  minutes: moments,
  names: z.partialRecord(kind, z.array(z.strictObject({ name: text, count }))),
  speed: z.array(
    z.strictObject({
      path: text,
      metric: z.enum(['fcp', 'lcp', 'cls', 'fid', 'inp']),
      count,
      p75: z.number(),
      good: count,
      needsImprovement: count,
      poor: count,
    }),
  ),
  errors: z.array(
    z.strictObject({
      message: text,
      place: text,
      stack: text,
      pagePath: text,
      count,
      firstOn: time,
      lastOn: time,
    }),
  ),
});

export const CENSUS_BODIES = {
  'get editorCensus': census,
} satisfies EndpointBodies;
