import type { Context } from 'hono';
import { z } from 'zod';
import type {
  EditorOrderAnswer,
  EditorOrdersAnswer,
  StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../api-error.ts';
import type { AppEnv } from '../../app-env.ts';
import { createMoneyText } from '../../commerce/money-text.ts';
import { cancelMails } from '../../commerce/order-mails.ts';
import { requireRelease } from '../../commerce/visitor-cart.ts';
import { readJson } from '../../middleware/read-json.ts';
import type { Mail } from '../../ports/mail-provider.ts';
import { limitOf } from './limit-of.ts';

export const orderPatchSchema = z.object({ fulfilmentState: z.enum(['pending', 'fulfilled', 'cancelled']) });

const NO_SUCH_ORDER = 'There is no such order.';
const ALREADY_SENT = 'This order has been sent. It cannot be cancelled any more.';

/** GET orders. */
export async function listOrders(context: Context<AppEnv>): Promise<Response> {
  const cursor = context.req.query('cursor');
  const question = {
    limit: limitOf(context),
    isRefundDue: context.req.query('refundDue') === 'true',
    ...(cursor !== undefined && { cursor }),
  };
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
  const { store } = context.get('tenant');
  const known = await store().order(context.req.param('orderId') ?? '');
  if (known === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  const { outcome, order } = await store().fulfil({
    orderId: known.id,
    state: fulfilmentState,
    actor: context.get('contributor').id,
    ...(fulfilmentState === 'cancelled' && { cancelMails: await lettersOf(context, known) }),
  });
  if (outcome === 'unknown' || order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  if (outcome === 'refused') {
    const isSent = order.fulfilmentState === 'fulfilled';
    throw new ApiError(
      409,
      isSent ? ALREADY_SENT : `An order in this state cannot become ${fulfilmentState}.`,
    );
  }
  return context.json({ order } satisfies EditorOrderAnswer);
}

async function lettersOf(context: Context<AppEnv>, order: StoredOrder): Promise<readonly Mail[]> {
  const release = await requireRelease(context);
  return cancelMails({ order, website: release.data.website, money: await createMoneyText(release) });
}
