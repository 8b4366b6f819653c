import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorFormsResponse } from '../../../../formatters/vocabulary/api/editor.ts';
import type { SubmissionsResponse } from '../../../../formatters/vocabulary/api/forms.ts';
import { limitOf } from '../../../middleware/page-limit.ts';
import { readJson } from '../../../middleware/read-body.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { countNew, listSubmissions as listAll, markSeen } from './submission-shards.ts';

/** GET forms/:formId/submissions, merged from all shards. */
export async function listSubmissions(context: Context<AppEnv>): Promise<Response> {
  const cursor = context.req.query('cursor');
  const spam = context.req.query('spam');
  const response: SubmissionsResponse = await listAll(context.get('tenant'), {
    formId: context.req.param('formId') ?? '',
    limit: limitOf(context),
    ...(cursor !== undefined && { cursor }),
    ...((spam === 'true' || spam === 'false') && { isSpam: spam === 'true' }),
  });
  return context.json(response);
}

export const seenSchema = z.object({ until: z.int().min(0) });

/** GET forms: unread submissions. */
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
