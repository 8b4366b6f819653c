import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorOrderAnswer, EditorOrdersAnswer } from '../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../api-error.ts';
import type { AppEnv } from '../../app-env.ts';
import { readJson } from '../../middleware/read-json.ts';
import { limitOf } from './limit-of.ts';

export const orderPatchSchema = z.object({ fulfilmentState: z.enum(['pending', 'fulfilled', 'cancelled']) });

const NO_SUCH_ORDER = 'There is no such order.';

/** GET orders. */
export async function listOrders(context: Context<AppEnv>): Promise<Response> {
  const cursor = context.req.query('cursor');
  const question = { limit: limitOf(context), ...(cursor !== undefined && { cursor }) };
  const answer: EditorOrdersAnswer = await context.get('tenant').store().orders(question);
  return context.json(answer);
}

/** GET orders/:orderId. */
export async function readOrder(context: Context<AppEnv>): Promise<Response> {
  const order = await context
    .get('tenant')
    .store()
    .order(context.req.param('orderId') ?? '');
  if (order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  return context.json({ order } satisfies EditorOrderAnswer);
}

/** PATCH orders/:orderId. */
export async function changeOrder(context: Context<AppEnv>): Promise<Response> {
  const { fulfilmentState } = await readJson(context, orderPatchSchema);
  const { outcome, order } = await context
    .get('tenant')
    .store()
    .fulfil({
      orderId: context.req.param('orderId') ?? '',
      state: fulfilmentState,
      actor: context.get('contributor').id,
    });
  if (outcome === 'unknown' || order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  if (outcome === 'refused')
    throw new ApiError(409, `An order in this state cannot become ${fulfilmentState}.`);
  return context.json({ order } satisfies EditorOrderAnswer);
}
