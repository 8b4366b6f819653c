import type { Context } from 'hono';
import { ownValue } from '../../../../compiler/model/index.ts';
import type { CartResponse, UpdateResponse } from '../../../../formatters/vocabulary/api/cart.ts';
import {
  QUANTITY_SENTENCES,
  quantityProblem,
  readQuantity,
} from '../../../../formatters/vocabulary/rules/quantity.ts';
import { cartIdOf } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import {
  callerOf,
  cartObject,
  changedCart,
  entryOf,
  readVisitorCart,
  renewCart,
  requireRelease,
  viewCart,
} from '../../../checkout/visitor-cart.ts';
import type { CartChange, StoredCart } from '../../../domain/cart.ts';
import { readBody } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { checkedFields } from './additional-fields.ts';
import {
  couponRemovalSchema,
  couponSchema,
  fieldsSchema,
  quantitySchema,
  shippingSchema,
} from './schemas.ts';

/** GET: the cart, or an empty one. `timecode` and `calculateSubtotal` change nothing: prices are always those of now. */
export async function readCart(context: Context<AppEnv>): Promise<Response> {
  const { cart } = await readVisitorCart(context, await cartIdOf(context));
  return context.json(cart);
}

/** PUT entries/:entryId; 0 takes it out (R-ECART-API-11). */
export async function putQuantity(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readBody(context, quantitySchema);
  return context.json(await setQuantity(context, context.req.param('entryId') ?? '', fields.quantity));
}

/** DELETE entries/:entryId. */
export async function deleteEntry(context: Context<AppEnv>): Promise<Response> {
  return context.json(await setQuantity(context, context.req.param('entryId') ?? '', 0));
}

/** Also what the cart page does without scripts. */
export async function setQuantity(
  context: Context<AppEnv>,
  entryId: string,
  given: unknown,
): Promise<CartResponse> {
  const quantity = readQuantity(given);
  const problem = quantity === 0 ? undefined : quantityProblem(given);
  if (problem !== undefined) throw new ApiError(400, QUANTITY_SENTENCES[problem]);
  const cartId = await requireCartId(context);
  const cart = cartObject(context, cartId);
  const stored = await cart.read(cartId);
  const entry = stored?.entries.find(({ id }) => id === entryId);
  // Gone already: somebody has pressed twice, or the first answer was lost.
  if (entry === undefined && stored !== undefined && quantity === 0) return cartAnswer(context, stored);
  if (entry === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownEntry);
  const lines = [{ itemId: entry.itemId, sku: entry.sku }];
  const [quoted] = (await context.get('tenant').store().quote({ lines, cartId })).lines;
  const available = quoted ? quoted.available : 0;
  const change = { entryId, quantity: quantity ?? 0, available };
  return answerOf(context, await cart.setQuantity(callerOf(context, cartId), change));
}

/** PUT entries/:entryId/additionalFields (R-ECART-API-03). */
export async function putFields(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readBody(context, fieldsSchema);
  const cartId = await requireCartId(context);
  const { data } = await requireRelease(context);
  const additionalFields =
    checkedFields(data, { itemId: fields.itemId, text: fields.additionalFields }) ?? '{}';
  const change = { ...fields, additionalFields, entryId: context.req.param('entryId') ?? '' };
  const { stored, entryId } = changedCart(
    await cartObject(context, cartId).setFields(callerOf(context, cartId), change),
  );
  await renewCart(context, stored);
  const { cart } = await viewCart(context, stored);
  const answer: UpdateResponse = { shoppingCart: cart, updatedEntry: entryOf(cart, entryId) };
  return context.json(answer);
}

/** POST coupons. */
export async function postCoupon(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readBody(context, couponSchema);
  return context.json(await addCoupon(context, await requireCartId(context), fields.code));
}

/** Also what the checkout does without scripts. */
export async function addCoupon(
  context: Context<AppEnv>,
  cartId: string,
  given: string,
): Promise<CartResponse> {
  const question = { lines: [], couponCodes: [given], cartId };
  const [coupon] = (await context.get('tenant').store().quote(question)).coupons;
  const attempt = { code: coupon?.code ?? '', isGood: coupon !== undefined };
  return answerOf(context, await cartObject(context, cartId).addCoupon(callerOf(context, cartId), attempt));
}

/** DELETE coupons: the one of the body or the query, or all. */
export async function deleteCoupon(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readBody(context, couponRemovalSchema);
  const code = (fields.code ?? context.req.query('code'))?.trim().toUpperCase();
  const cartId = await requireCartId(context);
  return context.json(
    await answerOf(context, await cartObject(context, cartId).removeCoupon(callerOf(context, cartId), code)),
  );
}

/** PUT shipping. */
export async function putShipping(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readBody(context, shippingSchema);
  const { data } = await requireRelease(context);
  const { shippingOptionId: optionId, shippingLocation } = fields;
  if (optionId !== undefined && !data.store.shippingOptions.some(({ id }) => id === optionId)) {
    throw new ApiError(400, COMMERCE_MESSAGES.unknownShipping);
  }
  const cartId = await requireCartId(context);
  const choice = {
    ...(optionId !== undefined && { optionId }),
    ...(shippingLocation !== undefined && { location: withoutGaps(shippingLocation) }),
  };
  return context.json(
    await answerOf(
      context,
      await cartObject(context, cartId).chooseShipping(callerOf(context, cartId), choice),
    ),
  );
}

/** GET stock?itemId=… (R-ECOM-API-04, -05, -06). */
export async function readStock(context: Context<AppEnv>): Promise<Response> {
  const itemId = context.req.query('itemId');
  if (!itemId) throw new ApiError(400, COMMERCE_MESSAGES.itemIdMissing);
  const { data } = await requireRelease(context);
  if (ownValue(data.products, itemId) === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownItem);
  const lines = await context.get('tenant').store().stock([itemId]);
  const results = lines
    .filter(({ isSellable }) => isSellable)
    .map(({ unlimited, qtyInStock, variantId, sku }) => ({ unlimited, qtyInStock, variantId, sku }));
  return context.json({ results });
}

async function requireCartId(context: Context<AppEnv>): Promise<string> {
  const cartId = await cartIdOf(context);
  if (cartId === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownEntry);
  return cartId;
}

async function answerOf(context: Context<AppEnv>, change: CartChange): Promise<CartResponse> {
  const { stored } = changedCart(change);
  await renewCart(context, stored);
  return cartAnswer(context, stored);
}

async function cartAnswer(context: Context<AppEnv>, stored: StoredCart): Promise<CartResponse> {
  return { shoppingCart: (await viewCart(context, stored)).cart };
}

function withoutGaps(location: {
  readonly country: string;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
}) {
  const { country, region, postalCode } = location;
  return {
    country,
    ...(region !== undefined && { region }),
    ...(postalCode !== undefined && { postalCode }),
  };
}
