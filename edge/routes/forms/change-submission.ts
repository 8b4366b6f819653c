import type { Context } from 'hono';
import { z } from 'zod';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { shardOfSubmission } from './form-key.ts';

export const submissionPatchSchema = z.object({ isSpam: z.boolean() });

/** PATCH …/submissions/:submissionId: marks or unmarks spam; unmarking sends the pending email. */
export async function markSubmission(context: Context<AppEnv>): Promise<Response> {
  const { isSpam } = await readJson(context, submissionPatchSchema);
  const { id, shard } = submissionOf(context);
  if (!(await shard.markSpam(id, isSpam))) throw notThere();
  return context.json({ id, isSpam });
}

/** DELETE …/submissions/:submissionId, with its email. */
export async function deleteSubmission(context: Context<AppEnv>): Promise<Response> {
  const { id, shard } = submissionOf(context);
  if (!(await shard.deleteSubmission(id))) throw notThere();
  return context.json({ id });
}

function submissionOf(context: Context<AppEnv>) {
  const id = context.req.param('submissionId') ?? '';
  const shard = shardOfSubmission(id);
  if (shard === undefined) throw notThere();
  return { id, shard: context.get('tenant').forms(shard) };
}

function notThere(): ApiError {
  return new ApiError(404, MESSAGES.notFound);
}
