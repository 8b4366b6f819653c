import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorFormsResponse } from '../../../../formatters/vocabulary/api/editor/forms.ts';
import type { SubmissionsResponse } from '../../../../formatters/vocabulary/api/forms.ts';
import { LIST_QUERY } from '../../../middleware/list-query.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { readQuery } from '../../../middleware/read-query.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import {
  countMatches,
  countNew,
  listSubmissions as listAll,
  markSeen,
  searchSubmissions,
} from './submission-shards.ts';

const submissionsQuery = z.object({
  ...LIST_QUERY,
  spam: z.enum(['true', 'false']).exactOptional(),
  cursor: z.string().exactOptional(),
});

/** GET forms/:formId/submissions, merged from all shards. */
export async function listSubmissions(context: Context<AppEnv>): Promise<Response> {
  const { cursor, spam, order, search, offset, limit } = readQuery(context, submissionsQuery);
  const tenant = context.get('tenant');
  const list = {
    formId: context.req.param('formId') ?? '',
    ...(spam !== undefined && { isSpam: spam === 'true' }),
  };
  const response: SubmissionsResponse =
    cursor === undefined
      ? await searchSubmissions(tenant, { ...list, search, isAscending: order === 'asc', offset, limit })
      : { ...(await listAll(tenant, { ...list, limit, cursor })), total: await countMatches(tenant, list) };
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
