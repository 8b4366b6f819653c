import type { Context } from 'hono';
import type { OrderResponse, PostalAddress, StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { isEmail } from '../../formatters/vocabulary/rules/email.ts';
import { fillSentence } from '../../formatters/vocabulary/rules/fill-sentence.ts';
import type { StoredCart } from '../domain/cart.ts';
import { cartShard } from '../domain/cart-id.ts';
import { isCountry } from '../domain/countries.ts';
import type { PlaceOrderResult } from '../domain/store.ts';
import { ApiError } from '../platform/api-error.ts';
import { digestOf } from '../platform/crypto/hash-json.ts';
import { randomToken } from '../platform/crypto/site-keys.ts';
import { MESSAGES } from '../platform/messages.ts';
import { paymentProviders } from '../ports/payment-providers.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { COMMERCE_MESSAGES, FIELD_MESSAGES } from './messages.ts';
import { createMoneyText } from './money-format.ts';
import { addressParts, isSameCustomer, orderUrl } from './order-token.ts';
import { takePayment } from './take-payment.ts';
import { requireRelease } from './visitor-cart.ts';

/** What a buyer sends to order a cart. */
export interface Purchase {
  /** At most 255 characters; the same for every attempt to send the same. */
  readonly key: string;
  readonly cartId: string | undefined;
  readonly email: string;
  readonly shippingAddress?: PostalAddress;
  readonly shippingOptionId?: string;
  readonly expectedTotalCents?: number;
}

export interface Purchased extends OrderResponse {
  /** It was ordered before, by the same key. */
  readonly isReplayed: boolean;
}

/**
 * Orders a cart and says where it is paid. The order is in the books before anybody is asked for money. Throws what
 * refuses it, with sentences by field.
 */
export async function placeOrder(context: Context<AppEnv>, purchase: Purchase): Promise<Purchased> {
  const { cartId } = purchase;
  const tenant = context.get('tenant');
  const [provider] = paymentProviders(context.env, tenant.keys);
  if (provider === undefined) throw new ApiError(409, COMMERCE_MESSAGES.noPayments);
  checkCustomer(purchase);
  const cart = cartId === undefined ? undefined : await tenant.cart(cartShard(cartId)).read(cartId);
  const release = await requireRelease(context);
  const { key, email, shippingAddress, shippingOptionId, expectedTotalCents } = purchase;
  const answer: PlaceOrderResult = await tenant.store().placeOrder({
    key,
    bodyHash: await hashOf(purchase),
    siteId: tenant.siteId,
    ...(cart !== undefined && { cart: contentOf(cart) }),
    email,
    ...(shippingAddress !== undefined && { shippingAddress }),
    ...(shippingOptionId !== undefined && { shippingOptionId }),
    ...(expectedTotalCents !== undefined && { expectedTotalCents }),
    terms: release.data.store,
    payment: { ref: randomToken(), provider: provider.name, isTest: provider.isTest },
    clientAddress: context.get('clientAddress'),
  });
  if (!('order' in answer)) throw await rejectionOf(context, answer);
  const { order, openPayment } = answer;
  const isReplayed = answer.outcome === 'replayed';
  // Whoever has the cart may have ordered it since: that order is not shown to the one who came before.
  if (!isSameCustomer(order, purchase)) throw new ApiError(409, replacedBy(order));
  if (openPayment === undefined) return purchasedOf(order, await orderUrl(context, order), isReplayed);
  const { ref, amountCents, currency } = openPayment;
  if (amountCents === 0) {
    await takePayment(context, { id: `free ${ref}`, ref, kind: 'paid', amountCents, currency });
    return purchasedOf(order, await orderUrl(context, order), isReplayed);
  }
  const { redirectUrl } = await provider.createCheckout({ ref, amountCents, currency });
  return purchasedOf(order, redirectUrl, isReplayed);
}

function replacedBy({ paymentState }: StoredOrder): string {
  const isBought = paymentState === 'paid' || paymentState === 'refunded';
  return isBought ? COMMERCE_MESSAGES.cartWasBought : COMMERCE_MESSAGES.orderedAgain;
}

function purchasedOf(
  { id, number }: { readonly id: string; readonly number: number },
  redirectUrl: string,
  isReplayed: boolean,
): Purchased {
  return { orderId: id, orderNumber: number, redirectUrl, isReplayed };
}

/** Entries as the ledger wants them; a cart that was bought already has nothing more to order. */
function contentOf({ id, entries, couponCodes }: StoredCart) {
  const lines = entries.map(({ itemId, sku, quantity, additionalFields }) => ({
    itemId,
    sku,
    quantity,
    ...(additionalFields !== undefined && { additionalFields }),
  }));
  return { id, lines, couponCodes };
}

function checkCustomer({ key, ...buyer }: Purchase): void {
  if (key === '' || key.length > 255) throw new ApiError(400, COMMERCE_MESSAGES.keyMissing);
  const errors = customerErrors(buyer);
  if (Object.keys(errors).length > 0) throw new ApiError(400, COMMERCE_MESSAGES.checkForm, { errors });
}

/** Sentences by field; none when all is well. */
export function customerErrors({
  email,
  shippingAddress: address,
}: Pick<Purchase, 'email' | 'shippingAddress'>): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (!isEmail(email)) errors.email = FIELD_MESSAGES.email;
  if (address !== undefined) {
    for (const field of ['name', 'line1', 'city', 'country'] as const) {
      if (address[field].trim() === '') errors[field] = FIELD_MESSAGES[field];
    }
    // Taxes are told by it.
    if (!isCountry(address.country)) errors.country = FIELD_MESSAGES.country;
  }
  return errors;
}

type Refused = Exclude<PlaceOrderResult, { readonly outcome: 'placed' | 'replayed' }>;

async function rejectionOf(context: Context<AppEnv>, refused: Refused): Promise<ApiError> {
  const fields = (errors: Readonly<Record<string, string>>) =>
    new ApiError(400, COMMERCE_MESSAGES.checkForm, { errors });
  switch (refused.outcome) {
    case 'other-body':
      return new ApiError(422, COMMERCE_MESSAGES.keyReused);
    case 'already-paid':
      return new ApiError(409, COMMERCE_MESSAGES.cartWasBought);
    case 'empty':
      return new ApiError(400, COMMERCE_MESSAGES.cartIsEmpty);
    case 'not-enough':
      return new ApiError(400, COMMERCE_MESSAGES.notEnough);
    case 'too-large':
      return new ApiError(400, COMMERCE_MESSAGES.cartIsTooLarge);
    case 'below-minimum': {
      const money = await createMoneyText(await requireRelease(context));
      const subtotal = money(refused.minimumCents);
      return new ApiError(400, fillSentence(COMMERCE_MESSAGES.belowMinimum, { subtotal }));
    }
    case 'address-needed': {
      const { name, line1, city, country } = FIELD_MESSAGES;
      return fields({ name, line1, city, country });
    }
    case 'shipping-needed':
      return fields({ shippingOptionId: FIELD_MESSAGES.shippingOptionId });
    case 'coupon':
      return new ApiError(400, fillSentence(COMMERCE_MESSAGES.couponGone, { code: refused.code }));
    case 'other-total':
      return new ApiError(409, COMMERCE_MESSAGES.totalChanged);
    case 'too-often': {
      const extras = { retryAfter: refused.retryAfterSeconds };
      return new ApiError(
        429,
        refused.isDeclined ? COMMERCE_MESSAGES.tooManyDeclines : MESSAGES.tooManyRequests,
        extras,
      );
    }
  }
}

/** Of all that the buyer has sent; the cart is part of it, so that nobody is answered with somebody else's order. */
function hashOf({ cartId, email, shippingAddress, ...rest }: Purchase): Promise<string> {
  const address = addressParts(shippingAddress);
  return digestOf([cartId, email, address, rest.shippingOptionId, rest.expectedTotalCents]);
}
