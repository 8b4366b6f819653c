import type { Context } from 'hono';
import { z } from 'zod';
import type { EndpointRoute } from '../../middleware/endpoints.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** GET fullstory/getId: visitors are not recorded (R-ANLY-REC-05), so none has an id. */
function readRecordingId(context: Context<AppEnv>): Response {
  return context.json('');
}

export const RECORDING_ROUTES: readonly EndpointRoute[] = [
  [
    {
      tag: 'Commerce',
      name: 'recordingId',
      access: 'public',
      method: 'get',
      summary: 'The id of the session recording of the visitor; empty, since sessions are not recorded',
      responses: { 200: z.string() },
    },
    readRecordingId,
  ],
];
