import type { Context } from 'hono';
import {
  type ConflictResponse,
  type Transaction,
  transactionSchema,
} from '../../../../compiler/model/index.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const CONFLICT = 'Someone else changed this in the meantime.';

/** POST transactions. */
export async function applyTransaction(context: Context<AppEnv>): Promise<Response> {
  return applyAndRespond(context, await readJson(context, transactionSchema));
}

/** Responds with 200 and revisions, 412 and the conflicting transactions, or 400 and 403 with messages. */
export async function applyAndRespond(context: Context<AppEnv>, transaction: Transaction): Promise<Response> {
  const { id, roles } = context.get('contributor');
  const result = await context.get('tenant').site().apply(transaction, { id, roles });
  if (result.status === 200) return context.json(result.response);
  if (result.status === 412) {
    const conflict: ConflictResponse = { error: CONFLICT, message: CONFLICT, ...result.conflict };
    return context.json(conflict, 412);
  }
  throw new ApiError(result.status, result.message, result.errors && { errors: result.errors });
}
