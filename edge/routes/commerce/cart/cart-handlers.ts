import type { Context } from 'hono';
import { ownValue } from '../../../../compiler/model/index.ts';
import type { CartResponse, UpdateResponse } from '../../../../formatters/vocabulary/api/cart.ts';
import {
  QUANTITY_MESSAGES,
  quantityError,
  readQuantity,
} from '../../../../formatters/vocabulary/rules/quantity.ts';
import { cartIdOf } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import {
  cartCaller,
  cartObject,
  readVisitorCart,
  refreshCartCookies,
  requireChanged,
  requireEntry,
  requireRelease,
  viewCart,
} from '../../../checkout/visitor-cart.ts';
import type { CartChange, StoredCart } from '../../../domain/cart.ts';
import { readJsonOrForm } from '../../../middleware/read-body.ts';
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

/** GET cart. `timecode` and `calculateSubtotal` have no effect: prices are always current. */
export async function readCart(context: Context<AppEnv>): Promise<Response> {
  const { cart } = await readVisitorCart(context, await cartIdOf(context));
  return context.json(cart);
}

/** PUT entries/:entryId; 0 removes the entry (R-ECART-API-11). */
export async function putQuantity(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readJsonOrForm(context, quantitySchema);
  return context.json(await setQuantity(context, context.req.param('entryId') ?? '', fields.quantity));
}

/** DELETE entries/:entryId. */
export async function deleteEntry(context: Context<AppEnv>): Promise<Response> {
  return context.json(await setQuantity(context, context.req.param('entryId') ?? '', 0));
}

/** Also used by the cart page without scripts. */
export async function setQuantity(
  context: Context<AppEnv>,
  entryId: string,
  given: unknown,
): Promise<CartResponse> {
  const quantity = readQuantity(given);
  const problem = quantity === 0 ? undefined : quantityError(given);
  if (problem !== undefined) throw new ApiError(400, QUANTITY_MESSAGES[problem]);
  const cartId = await requireCartId(context);
  const cart = cartObject(context, cartId);
  const stored = await cart.read(cartId);
  const entry = stored?.entries.find(({ id }) => id === entryId);
  // Already removed, by a second click or a lost response.
  if (entry === undefined && stored !== undefined && quantity === 0) return cartResponse(context, stored);
  if (entry === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownEntry);
  const lines = [{ itemId: entry.itemId, sku: entry.sku }];
  const [quoted] = (await context.get('tenant').store().quote({ lines, cartId })).lines;
  const available = quoted ? quoted.available : 0;
  const change = { entryId, quantity: quantity ?? 0, available };
  return toResponse(context, await cart.setQuantity(cartCaller(context, cartId), change));
}

/** PUT entries/:entryId/additionalFields (R-ECART-API-03). */
export async function putFields(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readJsonOrForm(context, fieldsSchema);
  const cartId = await requireCartId(context);
  const { data } = await requireRelease(context);
  const additionalFields =
    checkedFields(data, { itemId: fields.itemId, text: fields.additionalFields }) ?? '{}';
  const change = { ...fields, additionalFields, entryId: context.req.param('entryId') ?? '' };
  const { stored, entryId } = requireChanged(
    await cartObject(context, cartId).setFields(cartCaller(context, cartId), change),
  );
  await refreshCartCookies(context, stored);
  const { cart } = await viewCart(context, stored);
  const response: UpdateResponse = { shoppingCart: cart, updatedEntry: requireEntry(cart, entryId) };
  return context.json(response);
}

/** POST coupons. */
export async function postCoupon(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readJsonOrForm(context, couponSchema);
  return context.json(await addCoupon(context, await requireCartId(context), fields.code));
}

/** Also used by the checkout without scripts. */
export async function addCoupon(
  context: Context<AppEnv>,
  cartId: string,
  given: string,
): Promise<CartResponse> {
  const request = { lines: [], couponCodes: [given], cartId };
  const [coupon] = (await context.get('tenant').store().quote(request)).coupons;
  const attempt = { code: coupon?.code ?? '', isGood: coupon !== undefined };
  return toResponse(
    context,
    await cartObject(context, cartId).addCoupon(cartCaller(context, cartId), attempt),
  );
}

/** DELETE coupons: the code of the body or the query, or all. */
export async function deleteCoupon(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readJsonOrForm(context, couponRemovalSchema);
  const code = (fields.code ?? context.req.query('code'))?.trim().toUpperCase();
  const cartId = await requireCartId(context);
  return context.json(
    await toResponse(
      context,
      await cartObject(context, cartId).removeCoupon(cartCaller(context, cartId), code),
    ),
  );
}

/** PUT shipping. */
export async function putShipping(context: Context<AppEnv>): Promise<Response> {
  const { fields } = await readJsonOrForm(context, shippingSchema);
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
    await toResponse(
      context,
      await cartObject(context, cartId).chooseShipping(cartCaller(context, cartId), choice),
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

async function toResponse(context: Context<AppEnv>, change: CartChange): Promise<CartResponse> {
  const { stored } = requireChanged(change);
  await refreshCartCookies(context, stored);
  return cartResponse(context, stored);
}

async function cartResponse(context: Context<AppEnv>, stored: StoredCart): Promise<CartResponse> {
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
