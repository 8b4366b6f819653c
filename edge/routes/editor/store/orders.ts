import type { Context } from 'hono';
import { z } from 'zod';
import type {
  EditorOrderResponse,
  EditorOrdersResponse,
} from '../../../../formatters/vocabulary/api/editor.ts';
import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import { isTracking, LONGEST_TRACKING } from '../../../../formatters/vocabulary/rules/tracking.ts';
import { createMoneyText } from '../../../checkout/money-format.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import type { Mail } from '../../../domain/email.ts';
import {
  cancellationEmails,
  type EmailParts,
  refundEmails,
  shippedEmail,
  shippedEmailId,
} from '../../../domain/order-emails.ts';
import type { OrderChange, OrderChangeResult } from '../../../domain/store.ts';
import { limitOf } from '../../../middleware/page-limit.ts';
import { readJson } from '../../../middleware/read-json.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import { oneLine } from '../../../platform/validation/single-line.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const NOT_TRACKING = 'Enter a code, or an address that begins with https://.';

const stateSchema = z.strictObject({
  fulfilmentState: z.enum(['pending', 'fulfilled', 'cancelled']),
  letter: z
    .object({
      tracking: z
        .string()
        .max(LONGEST_TRACKING)
        .overwrite(onOneLine)
        .refine(isTracking, NOT_TRACKING)
        .optional(),
    })
    .exactOptional(),
});

const returnSchema = z.strictObject({
  fulfilmentState: z.literal('fulfilled'),
  takeBack: z.object({ isRefunded: z.boolean(), isRestocked: z.boolean() }),
});

/** A new state, or, of what was sent and stays so, what is undone of it. */
export const orderPatchSchema = z.union([stateSchema, returnSchema]);

const NO_SUCH_ORDER = 'There is no such order.';
const ALREADY_SENT = 'This order has been sent. It cannot be cancelled any more.';
const NOT_SENT = 'Only an order that was paid and sent can be taken back.';

/** GET orders. */
export async function listOrders(context: Context<AppEnv>): Promise<Response> {
  const cursor = context.req.query('cursor');
  const question = {
    limit: limitOf(context),
    isRefundDue: context.req.query('refundDue') === 'true',
    ...(cursor !== undefined && { cursor }),
  };
  const answer: EditorOrdersResponse = await context.get('tenant').store().orders(question);
  return context.json(answer);
}

/** GET orders/:orderId. */
export async function readOrder(context: Context<AppEnv>): Promise<Response> {
  const order = await context
    .get('tenant')
    .store()
    .order(context.req.param('orderId') ?? '');
  if (order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  return context.json(await answerOf(context, order));
}

type OrderPatch = z.infer<typeof orderPatchSchema>;

/** PATCH orders/:orderId. */
export async function changeOrder(context: Context<AppEnv>): Promise<Response> {
  const patch = await readJson(context, orderPatchSchema);
  const known = await context
    .get('tenant')
    .store()
    .order(context.req.param('orderId') ?? '');
  if (known === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  const { outcome, order } = await carryOut(context, known, patch);
  if (outcome === 'unknown' || order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  if (outcome === 'refused') throw new ApiError(409, rejectionOf(order, patch));
  return context.json(await answerOf(context, order));
}

async function carryOut(
  context: Context<AppEnv>,
  known: StoredOrder,
  patch: OrderPatch,
): Promise<OrderChangeResult> {
  const store = context.get('tenant').store();
  const whose = { orderId: known.id, actor: context.get('contributor').id };
  if ('takeBack' in patch) {
    const { takeBack } = patch;
    const mails = takeBack.isRefunded ? await emailsOf(context, known, refundEmails) : [];
    return store.takeBack({ ...whose, ...takeBack, mails });
  }
  const { fulfilmentState: state, letter } = patch;
  return store.changeOrder({
    ...whose,
    state,
    ...(state === 'cancelled' && { cancellationEmails: await emailsOf(context, known, cancellationEmails) }),
    ...(letter !== undefined && (await sentLetter(context, known, letter))),
  });
}

function rejectionOf({ fulfilmentState }: StoredOrder, patch: OrderPatch): string {
  if ('takeBack' in patch) return NOT_SENT;
  const { fulfilmentState: wanted } = patch;
  if (fulfilmentState === 'fulfilled' && wanted === 'cancelled') return ALREADY_SENT;
  return `An order in this state cannot become ${wanted}.`;
}

async function answerOf(context: Context<AppEnv>, order: StoredOrder): Promise<EditorOrderResponse> {
  if (order.sentLetterOn === undefined) return { order };
  const { isKept, failure } = await context.get('tenant').store().emailStatus(shippedEmailId(order.id));
  return {
    order,
    ...(isKept === true && { isEmailRetained: true }),
    ...(failure !== undefined && { emailFailure: failure }),
  };
}

/** None where it cannot be written: an order is sent all the same. */
async function sentLetter(
  context: Context<AppEnv>,
  order: StoredOrder,
  { tracking = '' }: NonNullable<z.infer<typeof stateSchema>['letter']>,
): Promise<Pick<OrderChange, 'sent'>> {
  try {
    const release = await requireRelease(context);
    const mail = shippedEmail({ order, website: release.data.website }, tracking || undefined);
    return { sent: { mail, ...(tracking !== '' && { tracking }) } };
  } catch (error) {
    logError(error, { call: 'editorOrder', step: 'letter' });
    return {};
  }
}

/** Without what cannot be seen, such as what turns the direction of the text that follows. */
function onOneLine(text: string): string {
  return oneLine(text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function emailsOf(
  context: Context<AppEnv>,
  order: StoredOrder,
  mails: (parts: EmailParts) => readonly Mail[],
): Promise<readonly Mail[]> {
  const release = await requireRelease(context);
  return mails({ order, website: release.data.website, money: await createMoneyText(release) });
}
