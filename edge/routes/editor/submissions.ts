import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorFormsResponse, SubmissionsResponse } from '../../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../../app-env.ts';
import { readJson } from '../../middleware/read-json.ts';
import { countNew, listSubmissions as listAll, markSeen } from '../forms/submissions.ts';
import { limitOf } from './limit-of.ts';

/** GET forms/:formId/submissions, merged from all shards. */
export async function listSubmissions(context: Context<AppEnv>): Promise<Response> {
  const cursor = context.req.query('cursor');
  const spam = context.req.query('spam');
  const answer: SubmissionsResponse = await listAll(context.get('tenant'), {
    formId: context.req.param('formId') ?? '',
    limit: limitOf(context),
    ...(cursor !== undefined && { cursor }),
    ...((spam === 'true' || spam === 'false') && { isSpam: spam === 'true' }),
  });
  return context.json(answer);
}

export const seenSchema = z.object({ until: z.int().min(0) });

/** GET forms: what nobody has seen yet. */
export async function listForms(context: Context<AppEnv>): Promise<Response> {
  const counts = await countNew(context.get('tenant'));
  const forms = [...counts].map(([formId, newCount]) => ({ formId, newCount }));
  return context.json({ forms } satisfies EditorFormsResponse);
}

/** PUT forms/:formId/seen. */
export async function markFormSeen(context: Context<AppEnv>): Promise<Response> {
  const { until } = await readJson(context, seenSchema);
  await markSeen(context.get('tenant'), context.req.param('formId') ?? '', until);
  return context.json({});
}
