import type { Context } from 'hono';
import { ownValue } from '../../../../compiler/model/index.ts';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { cartIdOf, cartTokenOf, makeCartId } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import {
  cartCaller,
  cartObject,
  quoteVariant,
  requireChanged,
  requireRelease,
} from '../../../checkout/visitor-cart.ts';
import type { StoredCart } from '../../../domain/cart.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { randomToken } from '../../../platform/crypto/site-keys.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { renderCheckout, submitCheckout } from './checkout-page.ts';
import { type CheckoutFields, parseCheckoutFields, readCheckoutFields } from './fields/checkout-fields.ts';

/** GET /checkout/gift-card?itemId=…&sku=…: a gift card is bought alone. Its cart is created with the order. */
export async function showGiftCard(context: Context<AppEnv>): Promise<Response> {
  const { itemId = '', sku = '' } = context.req.query();
  await requireGiftCard(context, { itemId, sku });
  const id = makeCartId(context);
  const known: Partial<CheckoutFields> = {
    itemId,
    sku,
    key: randomToken(),
    cartToken: await cartTokenOf(context, id),
  };
  const stored: StoredCart = {
    id,
    kind: 'gift-card',
    createdOn: Date.now(),
    couponCodes: [],
    entries: [{ id: 'gift-card', itemId, sku, quantity: 1 }],
  };
  return renderCheckout(context, { stored, values: parseCheckoutFields((name) => known[name]) });
}

/** POST: stores the gift card in the cart whose id the page contains. Idempotent. */
export async function buyGiftCard(context: Context<AppEnv>): Promise<Response> {
  const values = await readCheckoutFields(context);
  const { itemId, sku } = values;
  const { available } = await requireGiftCard(context, { itemId, sku });
  const id = await cartIdOf(context, values.cartToken);
  if (id === undefined) throw new ApiError(400, COMMERCE_MESSAGES.cartIsEmpty);
  const change = await cartObject(context, id).add(cartCaller(context, id), {
    kind: 'gift-card',
    itemId,
    sku,
    quantity: 1,
    available,
    addId: 'gift-card',
  });
  // The order reports a cart that is already paid.
  if (change.outcome !== 'bought') requireChanged(change);
  return submitCheckout(context, values);
}

async function requireGiftCard(
  context: Context<AppEnv>,
  { itemId, sku }: { readonly itemId: string; readonly sku: string },
) {
  const { data } = await requireRelease(context);
  const isGiftCard = ownValue(data.products, itemId)?.productType === PRODUCT_TYPE['gift-card'];
  if (!isGiftCard) throw new ApiError(404, COMMERCE_MESSAGES.unknownItem);
  return quoteVariant(context, { itemId, sku });
}
