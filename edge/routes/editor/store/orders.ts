import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorOrderResponse } from '../../../../formatters/vocabulary/api/editor/orders.ts';
import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import { isTracking, MAX_TRACKING_LENGTH } from '../../../../formatters/vocabulary/rules/tracking.ts';
import { emailParts } from '../../../checkout/email-parts.ts';
import { orderInLanguage } from '../../../checkout/order-in-language.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import type { Email } from '../../../domain/email.ts';
import { serverTexts } from '../../../domain/server-texts.ts';
import type { OrderChange, OrderChangeResult } from '../../../domain/store/change-order.ts';
import {
  cancellationEmails,
  type EmailParts,
  refundEmails,
  shippedEmail,
  shippedEmailId,
} from '../../../domain/store/order-emails.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import { toSingleLine } from '../../../platform/validation/single-line.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const NOT_TRACKING = 'Enter a tracking code or a URL that starts with https://.';

const stateSchema = z.strictObject({
  fulfilmentState: z.enum(['pending', 'fulfilled', 'cancelled']),
  shippingEmail: z
    .object({
      tracking: z
        .string()
        .max(MAX_TRACKING_LENGTH)
        .overwrite(onOneLine)
        .refine(isTracking, NOT_TRACKING)
        .optional(),
    })
    .exactOptional(),
});

const returnSchema = z.strictObject({
  fulfilmentState: z.literal('fulfilled'),
  returnOrder: z.object({ isRefunded: z.boolean(), isRestocked: z.boolean() }),
});

/** A new fulfilment state, or the return of a fulfilled order. */
export const orderPatchSchema = z.union([stateSchema, returnSchema]);

const NO_SUCH_ORDER = 'Order not found.';
const NOT_RETURNABLE = 'Only paid, fulfilled orders can be returned.';
/** By the state that was requested. */
const REJECTIONS = {
  cancelled: 'This order is already fulfilled and can’t be canceled.',
  fulfilled: 'Only paid orders that are not canceled, returned or refunded can be fulfilled.',
  pending: 'Canceled, returned and refunded orders can’t be marked as unfulfilled.',
};

/** GET orders/:orderId. */
export async function readOrder(context: Context<AppEnv>): Promise<Response> {
  const order = await context
    .get('tenant')
    .store()
    .order(context.req.param('orderId') ?? '');
  if (order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  return context.json(await orderResponse(context, order));
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
  const { outcome, order } = await applyOrderPatch(context, known, patch);
  if (outcome === 'unknown' || order === undefined) throw new ApiError(404, NO_SUCH_ORDER);
  if (outcome === 'rejected') throw new ApiError(409, rejectionOf(patch));
  return context.json(await orderResponse(context, order));
}

async function applyOrderPatch(
  context: Context<AppEnv>,
  known: StoredOrder,
  patch: OrderPatch,
): Promise<OrderChangeResult> {
  const store = context.get('tenant').store();
  const common = { orderId: known.id, actor: context.get('contributor').id };
  if ('returnOrder' in patch) {
    const { returnOrder } = patch;
    const emails = returnOrder.isRefunded ? await emailsOf(context, known, refundEmails) : [];
    return store.returnOrder({ ...common, ...returnOrder, emails });
  }
  const { fulfilmentState: state, shippingEmail } = patch;
  return store.changeOrder({
    ...common,
    state,
    ...(state === 'cancelled' && { cancellationEmails: await emailsOf(context, known, cancellationEmails) }),
    ...(shippingEmail !== undefined && (await shippingNotification(context, known, shippingEmail))),
  });
}

function rejectionOf(patch: OrderPatch): string {
  return 'returnOrder' in patch ? NOT_RETURNABLE : REJECTIONS[patch.fulfilmentState];
}

async function orderResponse(context: Context<AppEnv>, order: StoredOrder): Promise<EditorOrderResponse> {
  if (order.shippedEmailOn === undefined) return { order };
  const { isRetained, failure } = await context.get('tenant').store().emailStatus(shippedEmailId(order.id));
  return {
    order,
    ...(isRetained === true && { isEmailRetained: true }),
    ...(failure !== undefined && { emailFailure: failure }),
  };
}

/** Empty when the email cannot be created; the order is fulfilled regardless. */
async function shippingNotification(
  context: Context<AppEnv>,
  order: StoredOrder,
  { tracking = '' }: NonNullable<z.infer<typeof stateSchema>['shippingEmail']>,
): Promise<Pick<OrderChange, 'notification'>> {
  try {
    const release = await requireRelease(context);
    const own = orderInLanguage(order, release);
    const email = shippedEmail(
      { order: own.order, website: own.release.data.website, texts: serverTexts(own.release.data) },
      tracking || undefined,
    );
    return { notification: { email, ...(tracking !== '' && { tracking }) } };
  } catch (error) {
    logError(error, { endpoint: 'editorOrder', step: 'email' });
    return {};
  }
}

/** Removes invisible characters, such as bidirectional controls. */
function onOneLine(text: string): string {
  return toSingleLine(text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function emailsOf(
  context: Context<AppEnv>,
  order: StoredOrder,
  emails: (parts: EmailParts) => readonly Email[],
): Promise<readonly Email[]> {
  return emails(emailParts(order, await requireRelease(context)));
}
