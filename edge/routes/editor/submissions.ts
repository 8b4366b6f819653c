import type { Context } from 'hono';
import type { SubmissionsAnswer } from '../../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../../app-env.ts';
import { listSubmissions as listAll } from '../forms/submissions.ts';
import { limitOf } from './limit-of.ts';

/** GET forms/:formId/submissions, merged from all shards. */
export async function listSubmissions(context: Context<AppEnv>): Promise<Response> {
  const cursor = context.req.query('cursor');
  const spam = context.req.query('spam');
  const answer: SubmissionsAnswer = await listAll(context.get('tenant'), {
    formId: context.req.param('formId') ?? '',
    limit: limitOf(context),
    ...(cursor !== undefined && { cursor }),
    ...((spam === 'true' || spam === 'false') && { isSpam: spam === 'true' }),
  });
  return context.json(answer);
}
