import type { Context } from 'hono';
import type { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import type { OrderResponse, PostalAddress } from '../../../../formatters/vocabulary/api/orders.ts';
import { cartIdOf } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { authorizedOrder } from '../../../checkout/order-token.ts';
import { placeOrder } from '../../../checkout/place-order.ts';
import { recordPayment } from '../../../checkout/record-payment.ts';
import { readJsonOrForm, readText } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { paymentProviders } from '../../../ports/payment-providers.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { type addressSchema, orderSchema } from '../cart/schemas.ts';

/** POST orders: 201, or 200 with `Idempotent-Replayed: true` for a repeated request. */
export async function postOrder(context: Context<AppEnv>): Promise<Response> {
  const key = context.req.header(IDEMPOTENCY_HEADER) ?? '';
  const { fields } = await readJsonOrForm(context, orderSchema);
  const { cartToken, email, shippingAddress, shippingOptionId, expectedTotalCents } = fields;
  const { isReplayed, ...order } = await placeOrder(context, {
    key,
    cartId: await cartIdOf(context, cartToken),
    email,
    ...(shippingAddress !== undefined && { shippingAddress: addressOf(shippingAddress) }),
    ...(shippingOptionId !== undefined && { shippingOptionId }),
    ...(expectedTotalCents !== undefined && { expectedTotalCents }),
  });
  const response: OrderResponse = order;
  return isReplayed
    ? context.json(response, 200, { 'idempotent-replayed': 'true' })
    : context.json(response, 201);
}

/** GET orders/:orderId?token=…, for its customer. An invalid token is treated like a missing one. */
export async function readOrder(context: Context<AppEnv>): Promise<Response> {
  const orderId = context.req.param('orderId') ?? '';
  const order = await authorizedOrder(context, orderId, context.req.query('token'));
  if (!order) throw new ApiError(404, COMMERCE_MESSAGES.unknownOrder);
  return context.json({ order });
}

/** POST payments/:provider/webhook. Responds with 200 to all valid events, so that the provider stops retrying. */
export async function handleWebhook(context: Context<AppEnv>): Promise<Response> {
  const name = context.req.param('provider');
  const provider = paymentProviders(context.env, context.get('tenant').keys).find(
    (each) => each.name === name,
  );
  if (provider === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownProvider);
  const events = await provider.verifyWebhook(await readText(context), context.req.raw.headers);
  if (events === undefined) throw new ApiError(401, COMMERCE_MESSAGES.badSignature);
  const outcomes: string[] = [];
  for (const event of events) outcomes.push((await recordPayment(context, event)).outcome);
  if (outcomes.includes('unknown')) throw new ApiError(404, COMMERCE_MESSAGES.unknownPayment);
  return context.json({ outcomes });
}

/** Omits absent fields. */
export function addressOf(address: z.infer<typeof addressSchema>): PostalAddress {
  const { name, line1, line2, city, region, postalCode, country } = address;
  return {
    name,
    line1,
    ...(line2 !== undefined && { line2 }),
    city,
    ...(region !== undefined && { region }),
    ...(postalCode !== undefined && { postalCode }),
    country,
  };
}
